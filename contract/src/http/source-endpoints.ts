import * as z from 'zod/mini';
import { clientCommand, staffCommand } from '../commands/command.ts';
import { endpoint } from '../commands/endpoint.ts';
import { removeSource } from '../commands/office/remove-source.ts';
import { clientSourceFormSchema, sourceFormSchema } from '../commands/source-forms.ts';

const { takesForm: _takesMultipartOnly, ...clientUpload } = clientCommand;

/** Documents and reference files that are added to an order after its request. */
export const sourceEndpoints = {
  addClientSource: endpoint({
    ...clientUpload,
    path: '/api/requests/:key/sources',
    form: clientSourceFormSchema,
  }),
  addSource: endpoint({
    ...staffCommand,
    path: '/api/quotes/:id/sources',
    form: sourceFormSchema,
  }),
  removeSource,
  /** An added file, for staff. */
  sourceFile: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/sources/:sourceId',
    access: 'staff',
    response: z.file(),
  }),
};
