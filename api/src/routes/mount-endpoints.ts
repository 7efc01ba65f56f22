import type { EndpointDefinition } from '@yiqiao/contract/commands/endpoint';
import { type Calls, calls } from '@yiqiao/contract/http/calls';
import type { IRouter, Request, RequestHandler } from 'express';
import * as z from 'zod/mini';
import { HttpProblem } from '../http/answers/http-problem.ts';
import { lingerThenEnd } from '../http/answers/linger.ts';
import { sendJson } from '../http/answers/send-json.ts';
import { isForm, readForm } from '../http/read-form.ts';
import { checkBody, readJson } from '../http/read-json.ts';
import type { Sessions } from '../session/sessions.ts';
import { answered, type Call, Conflict, type Handlers, Refused } from './handler.ts';

type EndpointName = keyof Calls;

interface MountOptions extends Pick<Sessions, 'requirePerson' | 'requireFreshProof'> {
  readonly handlers: Handlers;
}

/**
 * Mounts the contract's table. Before a handler, session and body are checked. After it, the result passes through
 * the response schema, so that fields the contract does not list never leave the server.
 */
export function mountEndpoints(router: IRouter, options: MountOptions): void {
  const names = Object.keys(calls) as EndpointName[];
  for (const name of names) mount(router, name, options);
  for (const path of new Set(names.map((name) => calls[name].path))) {
    const methods = names.map((name) => calls[name]).filter((it) => it.path === path);
    router.all(path, refuseMethod(methods.flatMap(methodsOf).map(allowedBy).join(', ')));
  }
}

/** A form can be sent by POST only. */
function methodsOf({ method, takesForm }: EndpointDefinition): EndpointDefinition['method'][] {
  return takesForm && method === 'PUT' ? [method, 'POST'] : [method];
}

function allowedBy(method: EndpointDefinition['method']): string {
  return method === 'GET' ? 'GET, HEAD' : method;
}

function mount<Name extends EndpointName>(
  router: IRouter,
  name: Name,
  { handlers, requirePerson, requireFreshProof }: MountOptions,
): void {
  const endpoint: EndpointDefinition = calls[name];
  const handle = handlers[name];
  const answer: RequestHandler = async (request, response) => {
    const { access, setsUpFactor } = endpoint;
    const person = access === 'anyone' ? null : await requirePerson(request, access, setsUpFactor);
    if (endpoint.freshProof === true) await requireFreshProof(request);
    const { request: schema, invalid = 'The request does not match what this call expects.' } =
      endpoint;
    const query = endpoint.query && readQuery(request, endpoint.query, invalid);
    const read = endpoint.takesForm && isForm(request) ? readForm : readJson;
    const isBare = endpoint.method === 'DELETE' && !hasBody(request);
    const body =
      schema &&
      (isBare ? checkBody({}, schema, invalid) : await read(request, response, schema, invalid));
    response.status(endpoint.status ?? 200);
    const call = { parameters: request.params, query, body, person, request, response };
    const result = await handle(call as Call<Calls[Name]>);
    if (result === answered) return;
    const isTranslator = person?.role === 'translator';
    const shown = (isTranslator && endpoint.forTranslator) || endpoint;
    if (result instanceof Conflict) {
      response.status(412).json(endpoint.conflict && z.parse(endpoint.conflict, result.current));
    } else if (result instanceof Refused) {
      const body = JSON.stringify(shown.refusal && z.parse(shown.refusal, result.current));
      response.status(409).type('json').setHeader('Content-Length', Buffer.byteLength(body));
      // A form with a file may still be arriving.
      lingerThenEnd(request, response, body);
    } else if (result === undefined) response.end();
    else await sendJson(request, response, z.parse(shown.response, result));
  };
  for (const method of methodsOf(endpoint)) router[routerMethod[method]](endpoint.path, answer);
}

/** A DELETE with a body that may be left out. */
function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function readQuery({ query }: Request, schema: z.ZodMiniType, message: string): unknown {
  const parsed = z.safeParse(schema, query);
  if (parsed.success) return parsed.data;
  throw new HttpProblem(400, 'bad-request', message);
}

const routerMethod = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const;

function refuseMethod(allowed: string): RequestHandler {
  return () => {
    throw new HttpProblem(405, 'method-not-allowed', 'Method not allowed.', {
      headers: { Allow: allowed },
    });
  };
}
