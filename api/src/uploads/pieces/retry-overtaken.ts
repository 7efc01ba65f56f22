import { Overtaken } from '@yiqiao/ports/faults/overtaken';

/** Another process that takes the same document writes its mark a few times only. */
const maxTries = 5;

/** Runs `take` anew, on what the other process has left, if it was overtaken. */
export async function retryOvertaken<Answer>(take: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await take();
    } catch (error) {
      if (!(error instanceof Overtaken) || tries === maxTries) throw error;
    }
  }
}
