import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { isUnopened } from '../../life/order-life.ts';
import { textLimits } from '../../record/order.ts';
import { firstOwnerId, thoseWithOrders } from '../../record/stored-people.ts';
import { decideRemoval } from '../people/remove-person.ts';
import { officeOfOne, withJoined } from '../people/sample-people.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideReassignment } from '../server/reassign.ts';
import { signChanges } from '../server/sign-changes.ts';
import { decideAssignment } from './assign.ts';
import { decideOffer } from './make-offer.ts';
import { decideOpening } from './mark-opened.ts';
import { decideStatus } from './set-status.ts';

const at = Date.parse('2026-11-20T10:00:00.000Z');
const moment = '2026-11-20T10:00:00.000Z';
const shen = { id: 'shen', name: '沈若兰' };
const webb = { id: 'webb', name: 'Marcus Webb' };
const people = [shen, webb];
const by = (person: typeof shen) => ({ at, rules: keepAll, by: person, people });
const take = (personId: string | null, changes: object = {}) => ({
  personId,
  changeId: `${personId}-takes`,
  ...changes,
});

describe('decideAssignment', () => {
  const taken = decideAssignment(sampleQuote(), take('shen', { device: '前台' }), by(shen)).quote;

  it('makes an order somebody’s, with a line in the history and their name of then', () => {
    expect(taken.assignee).toEqual({ ...shen, at: moment });
    expect(taken.history.at(-1)).toEqual({
      ...{ status: 'pending', at: moment, device: '前台', changeId: 'shen-takes' },
      assignment: { to: shen },
    });
  });

  it('hands it over with a line for the receiver, who has yet to open it', () => {
    const request = take('webb', { from: 'shen', note: ' Call before noon. ' });
    const handed = signChanges(taken, decideAssignment(taken, request, by(shen)).quote, shen);
    expect(handed.assignee).toEqual({ ...webb, at: moment, givenBy: shen });
    expect(handed.notes).toMatchObject([{ text: 'Call before noon.', receiver: webb, by: shen }]);
    expect(handed.history.at(-1)).toMatchObject({ assignment: { from: shen, to: webb }, by: shen });
    const opened = decideOpening({ ...handed, openedAt: moment }, {}, by(webb));
    expect(opened.quote.assignee).toMatchObject({ openedAt: moment });
    expect(decideOpening(opened.quote, {}, by(webb)).kind).toBe('unchanged');
  });

  it('gives it back', () => {
    const back = decideAssignment(taken, take(null, { from: 'shen' }), by(shen)).quote;
    expect(back).not.toHaveProperty('assignee');
    expect(back.history.at(-1)).toMatchObject({ assignment: { from: shen } });
  });

  it('refuses whoever decided on an order that is another person’s by now', () => {
    const late = decideAssignment(taken, take('webb', { from: null }), by(webb));
    expect(late).toEqual({ kind: 'refused', reason: 'assignee-changed', quote: taken });
    expect(decideAssignment(taken, take('webb', { from: 'shen' }), by(webb)).kind).toBe('changed');
  });

  it('changes nothing twice, nor what is so already', () => {
    expect(decideAssignment(taken, take('shen'), by(shen)).kind).toBe('unchanged');
    const back = decideAssignment(taken, take(null), by(shen)).quote;
    expect(decideAssignment(back, take('shen'), by(shen)).kind).toBe('unchanged');
  });

  it('outdates nobody’s decision, and respects a revision that is given', () => {
    const before = sampleQuote();
    const inTime = { ...by(webb), ifRevision: before.revision };
    const moved = decideStatus(taken, { status: 'in-progress' }, inTime);
    expect(moved.kind).toBe('changed');
    const late = decideAssignment(moved.quote, take('webb'), inTime);
    expect(late).toMatchObject({ kind: 'refused', reason: 'conflict' });
  });

  it('refuses strangers, closed orders and texts that are too long', () => {
    const reason = (quote: typeof taken, request: ReturnType<typeof take>) =>
      decideAssignment(quote, request, by(shen));
    expect(reason(taken, take('gone'))).toMatchObject({ reason: 'assignee-unknown' });
    const note = 'x'.repeat(textLimits.note + 1);
    expect(reason(taken, take('webb', { note }))).toMatchObject({ reason: 'text-too-long' });
    const over = sampleQuote({ status: 'completed' });
    expect(reason(over, take('webb'))).toMatchObject({ reason: 'order-closed' });
  });
});

describe('taking by doing', () => {
  const request = { wordCount: 9, total: '9.00', deliverBy: '2026-11-27T12:00:00.000Z' };

  it('makes nobody’s order the sender’s', () => {
    const { quote } = decideOffer(sampleQuote(), request, by(shen));
    expect(quote.assignee).toEqual({ ...shen, at: moment });
    expect(quote.history.at(-1)).toMatchObject({ assignment: { to: shen } });
    expect(isUnopened(quote)).toBe(false);
  });

  it('leaves somebody’s order theirs, and an office of one without a word of it', () => {
    const assignee = { ...webb, at: moment };
    expect(decideOffer(sampleQuote({ assignee }), request, by(shen)).quote.assignee).toBe(assignee);
    const alone = decideOffer(sampleQuote(), request, { ...by(shen), people: [shen] }).quote;
    expect(alone).not.toHaveProperty('assignee');
    expect(alone.history).toEqual(sampleQuote().history);
  });
});

describe('decideReassignment', () => {
  const office = withJoined(withJoined(officeOfOne, 'm', 'staff'), 'n', 'staff');
  const context = { at, by: firstOwnerId };
  const ofM = sampleQuote({ assignee: { id: 'm', name: 'Person m', at: moment } });

  it('gives the orders of somebody who was removed to the person named, once', () => {
    const { people: after } = decideRemoval(office, { id: 'm', ordersTo: 'n' }, context);
    const given = decideReassignment(ofM, after, at);
    const heir = { id: 'n', name: 'Person n' };
    expect(given.quote.assignee).toMatchObject({ ...heir, givenBy: { id: firstOwnerId } });
    expect(given.quote.history.at(-1)).toMatchObject({
      assignment: { from: { id: 'm', name: 'Person m' }, to: heir, because: 'removed' },
    });
    expect(decideReassignment(given.quote, after, at).kind).toBe('unchanged');
  });

  it('gives them back where nobody is named, or that person has left too', () => {
    const removed = decideRemoval(office, { id: 'm', ordersTo: 'n' }, context).people;
    const both = decideRemoval(removed, { id: 'n' }, context).people;
    for (const after of [decideRemoval(office, { id: 'm' }, context).people, both]) {
      expect(decideReassignment(ofM, after, at).quote).not.toHaveProperty('assignee');
    }
  });

  it('leaves the others, what is over, and refuses an heir who cannot have orders', () => {
    expect(decideReassignment(ofM, office, at).kind).toBe('unchanged');
    const after = decideRemoval(office, { id: 'm' }, context).people;
    const over = { ...ofM, status: 'completed' };
    expect(decideReassignment(over, after, at).kind).toBe('unchanged');
    expect(thoseWithOrders(after).map(({ id }) => id)).toEqual([firstOwnerId, 'n']);
    for (const ordersTo of ['m', 'stranger']) {
      const refused = decideRemoval(office, { id: 'm', ordersTo }, context);
      expect(refused).toMatchObject({ kind: 'refused', reason: 'heir-unknown' });
    }
  });
});
