import { writeNginxConfig } from '../../api/test/server/nginx-config.ts';
import { type Program, startProgram } from './program.ts';

/** nginx with one worker, nothing logged, and what the benchmark puts into its `server` block. */
export async function startNginx(
  folder: string,
  port: number,
  serverBlock: string,
): Promise<Program> {
  const args = await writeNginxConfig(
    folder,
    `types { text/html html; text/javascript js; application/json json; }
    keepalive_requests 10000000; tcp_nopush on; sendfile on;
    server { listen 127.0.0.1:${port}; ${serverBlock} }`,
  );
  return startProgram('nginx', args, port);
}
