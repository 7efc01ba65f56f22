/** The values that a form for Stripe can hold; undefined ones are left out. */
export type FormValue =
  | string
  | number
  | boolean
  | undefined
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

/** Nested values in brackets, as Stripe reads them: `line_items[0][quantity]=1`. */
export function encodeForm(form: FormValue): string {
  const fields = new URLSearchParams();
  for (const [name, value] of flatten('', form)) fields.append(name, value);
  return fields.toString();
}

function* flatten(name: string, value: FormValue): Iterable<readonly [string, string]> {
  if (value === undefined) return;
  if (typeof value !== 'object') yield [name, String(value)];
  else {
    for (const [key, inner] of Object.entries(value)) {
      yield* flatten(name === '' ? key : `${name}[${key}]`, inner);
    }
  }
}
