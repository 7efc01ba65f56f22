import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { openSmtpOffice } from '../mail/smtp-office.ts';
import { openFakeStripe } from '../payment/fake-stripe.ts';
import { createRandom } from '../seeded-random.ts';
import { fileSteps } from './file-steps.ts';
import { moneySteps } from './money-steps.ts';
import { type MortalServer, openMortalServer, type RunningProcess } from './mortal-server.ts';
import { expectBooksBalanced, paymentStep } from './payment-step.ts';
import { makeOffer, request, stepsToAcceptance } from './steps-to-acceptance.ts';
import { stepsToDeletion } from './steps-to-deletion.ts';
import { countRepeats, expectMailsSent } from './story-mails.ts';
import { clientOf, createOrder, readRecord, readRecords, type StoryOrder } from './story-order.ts';
import type { StoryStep } from './story-step.ts';

/** About as long as a call takes: a kill comes before, in and after the moment in which it is written. */
const callMs = 12;
const random = createRandom(61);

interface Danger {
  readonly step: StoryStep | undefined;
  /** Whether the server dies with its answer, and not while it works on it. */
  readonly isAnswered: boolean;
}

/** Goes through the story; at one step of it the server dies. */
async function goThrough(order: StoryOrder, steps: readonly StoryStep[], danger?: Danger) {
  const { step: deadly, isAnswered = false } = danger ?? {};
  const answered: StoryStep[] = [];
  for (const step of steps) {
    const done = step.run(order);
    if (step === deadly && !isAnswered) {
      await delay(random() * callMs);
      await order.server.kill();
    }
    await done;
    if (step === deadly && isAnswered) await order.server.kill();
    answered.push(step);
    if (step === deadly || step === steps.at(-1)) await expectKept(order, answered);
  }
}

async function expectKept(order: StoryOrder, answered: readonly StoryStep[]): Promise<void> {
  const quote = await readRecord(order);
  for (const step of answered) await step.holds(quote, order);
}

/** The client accepts in the moment in which the office makes another quote: it comes too late, or is an amendment. */
async function goInHaste(server: MortalServer): Promise<void> {
  const order = createOrder(server);
  await request.run(order);
  await makeOffer(order, 1);
  const [accepted] = await Promise.all([
    clientOf(order).accept({ version: 1, name: '林美' }),
    makeOffer(order, 2),
  ]);
  const { offers, acceptance } = await readRecord(order);
  const isAccepted = accepted.kind === 'done';
  expect(acceptance?.version).toBe(isAccepted ? 1 : undefined);
  expect(offers?.map(({ amends }) => amends)).toEqual([undefined, acceptance?.version]);
}

async function killAtEveryStep(
  server: MortalServer,
  steps: readonly StoryStep[],
  rounds: number,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    // Few rounds are spread over the whole story; as many as it has steps reach each of them.
    const step = steps[(round * 7) % steps.length];
    const isAnswered = Math.floor(round / steps.length) % 2 === 1;
    await Promise.all([
      goThrough(createOrder(server), steps, { step, isAnswered }),
      goThrough(createOrder(server), steps),
      goInHaste(server),
    ]);
  }
}

/**
 * Tells the story again and again, with a kill in each round, and expects every promise to be kept.
 * @param start starts the server with these settings in addition to its own.
 */
export async function tellKilledStory(
  rounds: number,
  start: (environment: Record<string, string>) => Promise<RunningProcess>,
): Promise<void> {
  // As slow as a server is: so that processes die while a mail is on its way.
  const smtp = await openSmtpOffice({ thinkMs: 15 });
  onTestFinished(() => smtp.close());
  const stripe = await openFakeStripe();
  onTestFinished(() => stripe.close());
  const environment = {
    ...stripe.environment,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'office@example.com',
    // A document is deleted some seconds after completion.
    RETENTION_HOURS: '0.001',
    OFFICE_MAIL: 'desk@example.com',
    PUBLIC_ORIGIN: 'https://www.example.com',
  };
  const server = await openMortalServer(() => start(environment));
  onTestFinished(() => server.close());

  const agreed = [...stepsToAcceptance, paymentStep(stripe), ...moneySteps];
  const steps = [...agreed, ...fileSteps, ...stepsToDeletion];
  await killAtEveryStep(server, steps, rounds);
  await expectMailsSent(server);
  const quotes = [...(await readRecords(server)).values()];
  const paid = quotes.flatMap(({ payments = [] }) =>
    payments.filter(({ state }) => state === 'paid'),
  );
  await expectBooksBalanced(stripe, paid);
  const { mails, repeats } = await countRepeats(server, smtp);
  console.info(`${server.kills()} kills: ${mails} mails, ${repeats} of them twice`);
}
