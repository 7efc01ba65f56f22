import { maxUploadBytes } from '@yiqiao/contract/record/upload-limits';
import { type Finding, good, problem, warning } from '../finding.ts';
import { type Answer, ask, NoAnswerInTime } from './ask.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkClient, forgedClient } from './check-client.ts';

const usualAnswerMs = 10_000;
const worryingSkewMs = 60_000;

/** The product as visitors see it: name, certificate, proxy, its size limit, the clock. */
export async function checkOrigin(
  origin: string | undefined,
  now: number,
  answerMs = usualAnswerMs,
): Promise<readonly Finding[]> {
  if (origin === undefined) {
    return [
      warning(
        'PUBLIC_ORIGIN is not set: the way through the proxy cannot be checked.',
        'Set it to the address that visitors use, such as https://www.example.com',
      ),
    ];
  }
  try {
    const answer = await ask(`${origin}/api/health`, {
      answerMs,
      headers: { 'X-Forwarded-For': forgedClient },
    });
    if (!isOurs(answer)) return [notOurs(origin, answer)];
    return [
      answer.status === 200
        ? good(`${origin} answers.`)
        : problem(`${origin} answers that it cannot write.`, 'Look at the disk and at the log.'),
      ...checkTls(origin, answer, now),
      ...checkClient(answer),
      ...checkSkew(answer, now),
      ...(await checkUploadSize(origin, answerMs)),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      problem(
        `${origin} cannot be reached: ${reason}`,
        'Is the server running, does the name lead to this machine, is the certificate valid?',
      ),
    ];
  }
}

function isOurs({ headers, body }: Answer): boolean {
  return String(headers['content-type']).includes('application/json') && body.includes('"uptime"');
}

function notOurs(origin: string, { status, headers, body }: Answer): Finding {
  if ([502, 503, 504].includes(status)) {
    return problem(
      `${origin} is answered with ${status} by the proxy: it does not reach the server.`,
      'Start the server (systemctl start yiqiao), or correct the address in the proxy: HOST and PORT.',
    );
  }
  const isTlsOnly =
    origin.startsWith('http:') &&
    (String(headers.location).startsWith('https:') || body.includes('sent to HTTPS port'));
  if (isTlsOnly) {
    return problem(
      `PUBLIC_ORIGIN is ${origin}, and this address speaks TLS.`,
      'Write https: in place of http:, and restart the server.',
    );
  }
  return problem(
    `${origin}/api/health is answered with ${status} by something else than this product.`,
    'Let the proxy pass everything to HOST and PORT; deploy/proxy has samples.',
  );
}

function checkTls(origin: string, answer: Answer, now: number): readonly Finding[] {
  if (!origin.startsWith('https:')) {
    return [warning(`${origin} has no TLS.`, 'Let a proxy such as Caddy add it.')];
  }
  const findings: Finding[] = [];
  if (answer.headers['strict-transport-security'] === undefined) {
    findings.push(
      problem(
        'The server does not see that visitors come through TLS, so its cookie is not protected.',
        'Let the proxy send X-Forwarded-Proto, and set TRUST_PROXY to how far away it is.',
      ),
    );
  }
  if (answer.certificateEndsAt !== undefined) {
    findings.push(checkCertificate(answer.certificateEndsAt, now));
  }
  return findings;
}

function checkSkew({ headers }: Answer, now: number): readonly Finding[] {
  const skew = Math.abs(Date.parse(String(headers.date)) - now);
  // NaN if the response has no date.
  if (!(skew > worryingSkewMs)) return [];
  return [
    problem(
      `The clock of this machine and that of ${String(headers.server ?? 'the server')} differ by ${Math.round(skew / 1000)} seconds.`,
      'Set both: timedatectl set-ntp true',
    ),
  ];
}

/**
 * Announces the largest document and sends nothing. The product rejects the media type with its own message; a
 * proxy with a lower limit rejects the length with another.
 */
async function checkUploadSize(origin: string, answerMs: number): Promise<readonly Finding[]> {
  const answer = await ask(`${origin}/api/upload-quote`, {
    answerMs,
    method: 'POST',
    headers: { 'Content-Length': maxUploadBytes, 'Content-Type': 'text/plain' },
  }).catch((error: unknown) => {
    if (error instanceof NoAnswerInTime) return null;
    throw error;
  });
  if (answer === null) {
    return [
      warning(
        'The proxy keeps an upload back until it has all of it, on its own disk.',
        'Let it pass bodies on as they arrive: proxy_request_buffering off (nginx).',
      ),
    ];
  }
  if (answer.status === 415) return [good('The proxy lets documents of 1 GB through.')];
  return [
    problem(
      `An upload of 1 GB is refused with ${answer.status}.`,
      answer.status === 413
        ? 'Raise the limit of the proxy: client_max_body_size 1100m (nginx), request_body max_size (Caddy).'
        : 'Let the proxy pass POST requests to the server.',
    ),
  ];
}
