const maxLength = 60;

/**
 * The name with which a client is greeted; `null` when it is none. Anybody can have the office write to any
 * address, so what is typed as a name must carry no message of its own: no link, no address, no number.
 */
export function toGreetingName(name: string): string | null {
  const isLong = name.length > maxLength;
  return isLong || /[\d/@<>:=]|\.\p{L}{2}|www/iu.test(name) ? null : name;
}
