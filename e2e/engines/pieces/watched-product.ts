import { readFile } from 'node:fs/promises';
import type { Product } from '../../product.ts';

/** A product whose memory is watched from one start to the next. */
export interface WatchedProduct {
  readonly port: number;
  /** Ends it with kill -9, and starts it again. */
  restart(afterMs: number): Promise<void>;
  output(): string;
  readPeakBytes(): Promise<number>;
}

/** @param start starts it as it was started before. */
export function watchProduct(product: Product, start: () => Promise<void>): WatchedProduct {
  let peakBytes = 0;
  async function readPeakBytes(): Promise<number> {
    peakBytes = Math.max(peakBytes, await readResidentPeak(product.pid));
    return peakBytes;
  }
  return {
    get port() {
      return Number(new URL(product.origin).port);
    },
    async restart(afterMs) {
      await readPeakBytes();
      await product.stop('SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await start();
    },
    output: product.output,
    readPeakBytes,
  };
}

/** 0 where the system does not tell. */
async function readResidentPeak(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}
