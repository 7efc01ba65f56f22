import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { writeNginxConfig } from '../../server/nginx-config.ts';

export function isNginxThere(): boolean {
  return spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;
}

interface NginxOptions {
  readonly folder: string;
  readonly port: number;
  /** Of the processes behind it. */
  readonly ports: readonly number[];
}

/** nginx as in operations.md for several processes, without TLS; it ends with the test. */
export async function startNginx({ folder, port, ports }: NginxOptions): Promise<void> {
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`);
  const args = await writeNginxConfig(
    folder,
    `upstream yiqiao { ${servers.join(' ')} }
    server {
      listen 127.0.0.1:${port};
      client_max_body_size 1100m;
      location / {
        proxy_pass http://yiqiao;
        proxy_http_version 1.1;
        proxy_request_buffering off;
        proxy_buffering off;
        proxy_connect_timeout 2s;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
      }
    }`,
  );
  const nginx = spawn('nginx', args, { stdio: 'ignore' });
  const gone = once(nginx, 'exit');
  onTestFinished(async () => {
    nginx.kill();
    await gone;
  });
}
