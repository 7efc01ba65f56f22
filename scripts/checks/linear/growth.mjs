import { runInNewContext } from 'node:vm';

/** Four times the text: a linear program takes four times as long, a quadratic one sixteen times. */
const mostGrowth = 8;
/** Characters for a look at each text, which are more than any address, header or field may have; and for another. */
const glance = { lengths: [25_000, 100_000], harmlessMs: 20, attempts: 1 };
const closeLook = { lengths: [25_000, 100_000], harmlessMs: 60, attempts: 3 };
/** A program that takes exponential time would not end. */
const mostMs = 4000;
const mostProcessorMs = 1000;

/**
 * Runs a program on each text, made at the length it is asked for.
 * @returns the first text whose time grows much faster than its length, or null.
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
      // The time may have been that of many quick texts, or of a busy machine: this one is tried again.
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

/** Of the processor, which others may be using as well; the shortest of a few. */
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
