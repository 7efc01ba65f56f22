import { runInNewContext } from 'node:vm';

/** Four times the text: a linear program takes four times as long, a quadratic one sixteen times. */
const mostGrowth = 8;
/**
 * How a text is tried: quickly at first, more carefully if it looks steep. `lengths` are in characters, longer than any
 * address, header or field; a run of less than `harmlessMs` is never steep; the fastest of `attempts` counts.
 */
const glance = { lengths: [25_000, 100_000], harmlessMs: 20, attempts: 1 };
const closeLook = { lengths: [25_000, 100_000], harmlessMs: 60, attempts: 3 };
/** A program that takes exponential time would never end, so it is stopped after this. */
const mostMs = 4000;
const mostProcessorMs = 1000;

/**
 * Runs a program on each text at two lengths.
 * @param run the program: takes a string.
 * @param compose makes the string for a text and a length in characters.
 * @returns the first text for which the time grows much faster than the length, or null.
 */
export function findSteepText(run, texts, compose) {
  let index = 0;
  let stoppedAt = -1;
  let start = process.cpuUsage();
  function examine() {
    for (; index < texts.length; index += 1) {
      start = process.cpuUsage();
      const make = (length) => compose(texts[index], length);
      if (isSteep(run, make, glance) && isSteep(run, make, closeLook)) return texts[index];
    }
    return null;
  }
  for (;;) {
    try {
      return runInNewContext('examine()', { examine }, { timeout: mostMs });
    } catch (error) {
      if (error.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      // Many quick texts, or a busy machine, may have used up the time: this text is tried once more.
      const isStuck = index === stoppedAt || millisecondsSince(start) > mostProcessorMs;
      if (isStuck) return texts[index];
      stoppedAt = index;
    }
  }
}

function isSteep(run, make, { lengths: [short, long], harmlessMs, attempts }) {
  const longMs = timeOf(run, make(long), attempts);
  return longMs > harmlessMs && longMs > mostGrowth * timeOf(run, make(short), attempts);
}

/** Processor time in ms; the shortest of the attempts, since other programs use the processor too. */
function timeOf(run, text, attempts) {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const start = process.cpuUsage();
    run(text);
    best = Math.min(best, millisecondsSince(start));
  }
  return best;
}

function millisecondsSince(start) {
  return process.cpuUsage(start).user / 1000;
}
