import { decideSettings } from '@yiqiao/contract/commands/settings/change-settings';
import {
  sampleSettingsContext as context,
  withCompany,
} from '@yiqiao/contract/commands/settings/sample-settings';
import type { StoredSettings } from '@yiqiao/contract/record/stored-settings';
import { keptSettingsSchema } from '@yiqiao/ports/schema/settings-schema';
import type { SettingsStore } from '@yiqiao/ports/settings-store';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fullestValue } from '../../fullest-value.ts';
import { type EngineUnderTest, openForTest } from './engine-under-test.ts';

function put(store: SettingsStore, next: StoredSettings) {
  return store.change(() => ({ kind: 'changed', settings: next }));
}

function change(store: SettingsStore, company: object, ifRevision?: number) {
  return store.change((stored) =>
    decideSettings(stored, { company: { ...company } }, { ...context, ifRevision }),
  );
}

export function describeSettings(name: string, under: EngineUnderTest): void {
  describe(`settings of ${name}`, () => {
    it('stores nothing before the first change, and keeps that over a crash', async () => {
      const place = await under.makePlace();
      const { settings } = await openForTest(under, place);
      expect(await settings.read()).toBeNull();
      expect((await change(settings, { email: 'nobody' })).kind).toBe('refused');
      expect(await settings.read()).toBeNull();
      await change(settings, { name: 'Harbour' });
      expect(await settings.read()).toEqual(withCompany(null, { name: 'Harbour' }));
      const later = await openForTest(under, await under.crash(place));
      expect(await later.settings.read()).toEqual(withCompany(null, { name: 'Harbour' }));
    });

    it('loses none of many changes at once, of several processes where they can share it', async () => {
      const place = await under.makePlace();
      const first = await openForTest(under, place);
      const second = first.sharedUploads === null ? first : await openForTest(under, place);
      const names = Array.from({ length: 12 }, (_, index) => `Harbour ${index}`);
      await Promise.all(
        names.map((name, index) => change((index % 2 === 0 ? first : second).settings, { name })),
      );
      await expect.poll(async () => (await second.settings.read())?.revision).toBe(12);
      const stored = await first.settings.read();
      expect(stored?.history.map(({ to }) => to).sort()).toEqual(names.sort());
      expect(stored?.history.map(({ id }) => id)).toEqual(names.map((_, index) => index + 1));
    });

    it('takes one of two changes that are based on the same revision', async () => {
      const place = await under.makePlace();
      const first = await openForTest(under, place);
      const second = first.sharedUploads === null ? first : await openForTest(under, place);
      for (let round = 0; round < 10; round += 1) {
        const decisions = await Promise.all([
          change(first.settings, { name: `One ${round}` }, round),
          change(second.settings, { name: `Two ${round}` }, round),
        ]);
        expect(decisions.map(({ kind }) => kind).sort()).toEqual(['changed', 'refused']);
      }
    });

    it('goes on after a decision that throws', async () => {
      const { settings } = await openForTest(under, await under.makePlace());
      const failing = settings.change(() => {
        throw new Error('A decision failed.');
      });
      await expect(failing).rejects.toThrow('A decision failed.');
      await change(settings, { name: 'Harbour' });
      expect((await settings.read())?.revision).toBe(1);
    });

    it('keeps what a later release has added, at any depth, through a change', async () => {
      const { settings } = await openForTest(under, await under.makePlace());
      const added = { addedLater: { by: ['a later release'] } };
      const written = z.parse(keptSettingsSchema, fullestValue(keptSettingsSchema, added));
      expect(written.sections.company?.address).toHaveProperty('addedLater');
      await put(settings, written);
      const decision = await change(settings, { name: 'Harbour' });
      expect(decision.kind).toBe('changed');
      const stored = await settings.read();
      expect(stored?.sections).toEqual({
        ...written.sections,
        company: { ...written.sections.company, name: 'Harbour' },
      });
      expect(stored).toMatchObject(added);
      expect(stored?.history[0]).toEqual(written.history[0]);
    });
  });
}
