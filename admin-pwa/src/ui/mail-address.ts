/** Opens the office's own mail program. @param email empty where that is to be filled in there. */
export function mailAddress(email: string, subject: string, text: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
