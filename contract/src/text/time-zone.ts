/**
 * Whether a text names an IANA time zone that this runtime knows. Offsets such as "+08:00" do not count: they do
 * not know when clocks change.
 */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z][\w+\-/]*$/i.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
