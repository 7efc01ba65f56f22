import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testCertificate } from '../../api/test/mail/test-certificate.ts';
import type { Product } from '../product.ts';

/** Starts the product again as one that calls a service of this machine. @param host with its port. */
export async function letCall(product: Product, host: string): Promise<void> {
  const certificate = join(product.folder, 'called-service.pem');
  await writeFile(certificate, testCertificate.cert);
  await product.stop();
  await product.start({ OUTGOING_HOSTS: host, NODE_EXTRA_CA_CERTS: certificate });
}
