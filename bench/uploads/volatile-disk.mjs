// Loaded before the product: a disk that promises nothing. What is left is the cost of taking the bytes.
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const path = join(tmpdir(), `yiqiao-bench-${process.pid}`);
const handle = await open(path, 'w');
const { prototype } = handle.constructor;
prototype.datasync = async () => {};
prototype.sync = async () => {};
await handle.close();
await rm(path);
