import { useTexts } from '../../texts/texts.ts';

/** Without TLS a browser allows neither installation nor the worker that opens the console offline. */
export function PlainHttpNote({ isSecure }: { isSecure: boolean }) {
  const { help } = useTexts();
  return isSecure ? null : <p>{help.plainHttp}</p>;
}
