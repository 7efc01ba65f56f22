/**
 * A `Content-Disposition` that always downloads, under the document's own name. The plain name is for old clients,
 * the second one (RFC 5987) is exact; see RFC 6266.
 */
export function attachmentNamed(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const exact = encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
