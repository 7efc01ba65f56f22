import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { describeApi } from './open-api.ts';

describe('describeApi', () => {
  const { paths, components } = describeApi('1.2.3');
  const referTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

  it('describes every endpoint under its path and method', () => {
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const mounted = Object.values(calls).map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(mounted.sort());
  });

  it('says what a call takes, answers, and who may make it', () => {
    expect(paths['/api/quotes/{id}/status']?.patch).toMatchObject({
      security: [{ session: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true },
        { name: 'If-Match', in: 'header' },
      ],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              properties: {
                status: { enum: ['pending', 'in-progress', 'completed', 'cancelled'] },
              },
              required: ['status'],
            },
          },
        },
      },
      responses: {
        200: { content: { 'application/json': { schema: referTo('QuoteSubmission') } } },
        412: { content: { 'application/json': { schema: referTo('RevisionConflict') } } },
        default: { content: { 'application/json': { schema: referTo('Problem') } } },
      },
    });
  });

  it('says once what several answers hold, under the name that they refer to', () => {
    const text = JSON.stringify({ paths, components });
    const referredTo = new Set([...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, name]) => name));
    const named = Object.keys(components.schemas ?? {}).map((name) => referTo(name).$ref);
    expect([...referredTo].sort()).toEqual(named.sort());
    expect(components.schemas?.RevisionConflict?.properties).toHaveProperty(
      'quote',
      referTo('QuoteSubmission'),
    );
    expect(text.length).toBeLessThan(300_000);
  });

  it('describes the query', () => {
    expect(paths['/api/admin/quotes']?.get).toMatchObject({
      parameters: [{ name: 'since', in: 'query', schema: { type: 'string' } }],
    });
  });

  it('describes documents as binary, in the form and in the answer', () => {
    expect(paths['/api/upload-quote']?.post).toMatchObject({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: { properties: { file: { type: 'string', format: 'binary' } } },
          },
        },
      },
      responses: { 201: {} },
    });
    expect(paths['/api/admin/files/{filePath}']?.get).toMatchObject({
      responses: { 200: { content: { '*/*': { schema: { format: 'binary' } } } } },
    });
  });
});
