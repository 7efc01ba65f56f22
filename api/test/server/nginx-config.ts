import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * For one worker in the foreground that logs nothing and writes nothing outside the folder.
 * @param http the contents of the `http` block.
 * @returns the arguments that make nginx use it.
 */
export async function writeNginxConfig(folder: string, http: string): Promise<string[]> {
  const config = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  await writeFile(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http { access_log off; ${temporary} ${http} }`,
  );
  return ['-c', config, '-e', '/dev/null'];
}
