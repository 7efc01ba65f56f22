import * as z from 'zod/mini';
import { clientConflictSchema, clientRequestSchema } from '../client-page/client-request.ts';
import { type EndpointDefinition, parameterNames } from '../commands/endpoint.ts';
import { company } from '../company.ts';
import { problemSchema } from '../problem/problem.ts';
import { anyMeasurementSchema } from '../record/any-measurement.ts';
import { jobSchema } from '../record/job.ts';
import { mailSchema } from '../record/mail.ts';
import { personSchema } from '../record/person.ts';
import {
  quoteRefusalSchema,
  quoteSubmissionSchema,
  revisionConflictSchema,
} from '../record/quote.ts';
import { replySchema } from '../record/reply.ts';
import { settingsSchema } from '../record/settings.ts';
import { jobRefusalSchema, translatorJobSchema } from '../translator/translator-job.ts';
import { calls } from './calls.ts';

/** What several answers hold, by the name that a generated client gives its type. */
const components = {
  ClientConflict: clientConflictSchema,
  ClientRequest: clientRequestSchema,
  Job: jobSchema,
  JobRefusal: jobRefusalSchema,
  Mail: mailSchema,
  Measurement: anyMeasurementSchema,
  OfficeSettings: settingsSchema,
  Person: personSchema,
  Problem: problemSchema,
  QuoteRefusal: quoteRefusalSchema,
  QuoteSubmission: quoteSubmissionSchema,
  Reply: replySchema,
  RevisionConflict: revisionConflictSchema,
  TranslatorJob: translatorJobSchema,
};

const shared = '#/components/schemas/';
const metadata = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(components)) metadata.add(schema, { id });

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
      schemas: withComponents(z.union(Object.values(components))).$defs,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'yiqiao_session' } },
    },
  };
}

function describeCall(operationId: string, endpoint: EndpointDefinition) {
  const { access, query, request, form, status = 200, response, mediaType } = endpoint;
  const { freshProof, begun, conflict, refusal, forTranslator } = endpoint;
  const either = (own: z.ZodMiniType, translators: z.ZodMiniType | undefined) =>
    translators ? z.union([own, translators]) : own;
  const text = { type: 'string' };
  const inPath = parameterNames(endpoint.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
  }));
  const queryProperties = (query && z.toJSONSchema(query).properties) ?? {};
  const inQuery = Object.entries(queryProperties).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }));
  const inHeader = conflict ? [{ name: 'If-Match', in: 'header', schema: text }] : [];
  const parameters = [...inPath, ...inQuery, ...inHeader];
  return {
    operationId,
    ...(access !== 'anyone' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(request && { requestBody: input('application/json', request) }),
    ...(form && { requestBody: input('multipart/form-data', form) }),
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
  return { description, content: { [isDocument ? '*/*' : mediaType]: { schema: output(schema) } } };
}

function output(schema: z.ZodMiniType) {
  const name = metadata.get(schema)?.id;
  if (name !== undefined) return { $ref: `${shared}${name}` };
  const { $schema, $defs, ...own } = withComponents(schema);
  return own;
}

function withComponents(schema: z.ZodMiniType): z.core.JSONSchema.BaseSchema {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'output', metadata }));
  return JSON.parse(text.replaceAll('#/$defs/', shared));
}

/** Nothing is shared with answers: a request may leave out what an answer always tells. */
function input(mediaType: string, schema: z.ZodMiniType) {
  const { $schema, ...own } = z.toJSONSchema(schema, { io: 'input' });
  return { content: { [mediaType]: { schema: own } } };
}
