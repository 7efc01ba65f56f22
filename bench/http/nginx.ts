import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Program, startProgram } from './program.ts';

/** nginx with one worker, nothing logged, and what the benchmark puts into its `server` block. */
export async function startNginx(
  folder: string,
  port: number,
  serverBlock: string,
): Promise<Program> {
  const config = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  await writeFile(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http {
      access_log off; ${temporary}
      types { text/html html; text/javascript js; application/json json; }
      keepalive_requests 10000000; tcp_nopush on; sendfile on;
      server { listen 127.0.0.1:${port}; ${serverBlock} }
    }`,
  );
  return startProgram('nginx', ['-c', config, '-e', '/dev/null'], port);
}
