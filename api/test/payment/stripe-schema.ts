import { createRequire } from 'node:module';
import * as z from 'zod';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

const published: {
  readonly version: string;
  readonly requests: Readonly<Record<string, Schema>>;
} = createRequire(import.meta.url)('./stripe-openapi.json');

/** Of the specification that requests are held against: the one that requests have to ask for. */
export const publishedVersion = published.version;

/** A form or query as Stripe reads it: `a[0][b]=c`. */
type Tree = string | { [name: string]: Tree };

/**
 * What is wrong with a request by Stripe's published specification; nothing when it is right.
 * @param name such as `POST /v1/checkout/sessions`.
 */
export function checkRequest(name: string, form: URLSearchParams): string | null {
  const schema = published.requests[name];
  if (schema === undefined) return `No such request is known: ${name}`;
  const json = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  const parsed = json.safeParse(typed(toTree(form), schema));
  return parsed.success ? null : z.prettifyError(parsed.error);
}

function toTree(form: URLSearchParams): Tree {
  const tree: { [name: string]: Tree } = Object.create(null);
  for (const [name, value] of form) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let place = tree;
    for (const part of path) {
      const next = place[part];
      if (typeof next === 'object') place = next;
      else {
        const made: { [name: string]: Tree } = Object.create(null);
        place[part] = made;
        place = made;
      }
    }
    place[last] = value;
  }
  return tree;
}

/** A form has texts alone: those that the schema wants as numbers, truths and lists become that. */
function typed(tree: Tree, schema: Schema): unknown {
  if (typeof tree === 'string') {
    if (schema.type === 'integer') return /^-?\d+$/.test(tree) ? Number(tree) : tree;
    if (schema.type === 'boolean') return tree === 'true' || (tree === 'false' ? false : tree);
    return tree;
  }
  if (schema.type === 'array') {
    return Object.values(tree).map((item) => typed(item, schema.items ?? {}));
  }
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typed(value, schema.properties?.[name] ?? {}),
    ]),
  );
}

/** A value of a form, by its name there. */
export function readField(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (value === null) throw new Error(`The form has no ${name}`);
  return value;
}
