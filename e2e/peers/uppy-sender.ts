import Uppy from '@uppy/core';
import Tus from '@uppy/tus';
import { uploadsPath } from '../../contract/src/http/upload-pieces.ts';

/** @returns the upload's address. */
async function sendByUppy(chunkSize: number): Promise<string | undefined> {
  const file = document.querySelector('input')?.files?.[0];
  if (file === undefined) throw new Error('No file is chosen.');
  const uppy = new Uppy().use(Tus, { endpoint: uploadsPath, chunkSize });
  uppy.addFile({ name: file.name, type: file.type, data: file });
  const result = await uppy.upload();
  if (result?.failed?.length !== 0) throw new Error(JSON.stringify(result?.failed));
  return result.successful?.[0]?.uploadURL;
}

Object.assign(window, { sendByUppy });
