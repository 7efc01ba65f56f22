import * as z from 'zod/mini';
import type { EndpointDefinition } from '../commands/endpoint.ts';
import { company } from '../company.ts';
import { problemSchema } from '../problem/problem.ts';
import { calls } from './calls.ts';

/** The API as an OpenAPI 3.1 document, generated from the table of endpoints. @param version the product's. */
export function describeApi(version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries<EndpointDefinition>(calls)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const method = endpoint.method.toLowerCase();
    paths[path] = { ...paths[path], [method]: describeCall(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: company.name, version },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'yiqiao_session' } },
    },
  };
}

function describeCall(operationId: string, endpoint: EndpointDefinition) {
  const { access, query, request, form, status = 200, response, mediaType } = endpoint;
  const { freshProof, begun, conflict, refusal, forTranslator } = endpoint;
  const either = (own: z.ZodMiniType, translators: z.ZodMiniType | undefined) =>
    translators ? z.union([own, translators]) : own;
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const queryProperties = (query && z.toJSONSchema(query).properties) ?? {};
  const inQuery = Object.entries(queryProperties).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }));
  const parameters = [...inPath, ...inQuery];
  return {
    operationId,
    ...(access !== 'anyone' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(request && { requestBody: body('application/json', request, 'input') }),
    ...(form && { requestBody: body('multipart/form-data', form, 'input') }),
    responses: {
      [status]:
        status === 204
          ? { description: 'Success' }
          : answer('Success', either(response, forTranslator?.response), mediaType),
      ...(begun && { 202: { description: begun } }),
      ...(freshProof && {
        403: answer('Not permitted; or `proof-wanted`: prove who you are first', problemSchema),
      }),
      ...(refusal && {
        409: answer('Not possible in the current state', either(refusal, forTranslator?.refusal)),
      }),
      ...(conflict && {
        412: answer('The revision in If-Match is no longer the current one', conflict),
      }),
      default: answer('Refused; people read `message`', problemSchema),
    },
  };
}

function answer(description: string, schema: z.ZodMiniType, mediaType = 'application/json') {
  const isDocument = schema instanceof z.ZodMiniFile;
  return { description, ...body(isDocument ? '*/*' : mediaType, schema, 'output') };
}

function body(mediaType: string, schema: z.ZodMiniType, io: 'input' | 'output') {
  return { content: { [mediaType]: { schema: z.toJSONSchema(schema, { io }) } } };
}
