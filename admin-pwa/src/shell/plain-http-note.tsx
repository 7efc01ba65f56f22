/** Without TLS a browser refuses installation and the worker that opens the console offline. */
export function PlainHttpNote({ isSecure }: { isSecure: boolean }) {
  if (isSecure) return null;
  return (
    <p>
      This address is not encrypted (http://), so the browser can neither install the console nor
      open it without a connection. Use the https:// address for that.
    </p>
  );
}
