import { JSDOM } from 'jsdom';

/** Attributes that tell what an element does; the others hold texts. */
const telling = /^(href|src|action|formaction|srcdoc|style|class|id|name|type|on.*)$/;

/**
 * The elements of a page or a mail with what they do, and nothing of what they say. Two that differ in their
 * texts alone have the same.
 */
export function skeletonOf(html: string): string[] {
  const { document } = new JSDOM(html).window;
  return [...document.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      telling.test(name) ? `${name}=${value}` : name,
    );
    return [element.tagName.toLowerCase(), ...attributes.sort()].join(' ');
  });
}
