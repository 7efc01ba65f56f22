import { chatEvents, chatServices } from '@yiqiao/contract/record/chat';
import { autonyms, languages } from '@yiqiao/contract/text/languages';
import type { Texts } from '../../texts/en.ts';
import { texts } from '../../texts/texts.ts';
import { chatFields } from './chat-draft.ts';

type Words = Texts['settings'];

/** What is above the full stop, in words. */
export function eventsAbove(stop: number): string {
  const { figures, settings, told } = texts();
  const names = chatEvents.slice(0, stop).map((event) => told.events[event].name);
  return names.length === 0 ? settings.chat.nothing : figures.list(names);
}

/** What a field is called in the history; by its own name if a later release has added it. */
export function nameOfChatField({ chat }: Words, name: string): string {
  const field = chatFields.find((one) => one === name);
  return field === undefined ? name : chat.inHistory(chat.fields[field]);
}

/** A value of it, in words; `null` where it says itself what it is. */
export function chatText({ chat }: Words, field: string, value: unknown): string | null {
  if (field === 'stop' && typeof value === 'number') return eventsAbove(value);
  const service = field === 'service' && chatServices.find((one) => one === value);
  if (service) return chat.services[service].name;
  const language = field === 'language' && languages.find((one) => one === value);
  return language ? autonyms[language].name : null;
}
