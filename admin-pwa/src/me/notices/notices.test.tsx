import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  firstChoices,
  type NoticeDevice,
  noticeEvents,
  type OwnNotices,
  type Quiet,
} from '@yiqiao/contract/record/notice';
import { describe, expect, it, vi } from 'vitest';
import { localZone } from '../../clocks/zone-time.ts';
import { sampleColleague, samplePerson } from '../../people/test/sample-people.ts';
import type { Console } from '../../state/console.ts';
import type { ConsoleState } from '../../state/console-state.ts';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { Notices } from './notices.tsx';

const here: NoticeDevice = {
  id: 'here',
  name: 'Chrome on Windows',
  isThis: true,
  stop: 6,
  since: '2026-11-20T10:00:00.000Z',
};
const phone: NoticeDevice = {
  ...here,
  id: 'phone',
  name: 'Safari on iPhone',
  isThis: false,
  stop: 0,
};

interface Shown {
  acts?: Partial<Console>;
  state?: Partial<ConsoleState>;
  devices?: readonly NoticeDevice[];
  quiet?: Quiet;
}

function show({ acts = {}, state = {}, devices = [here, phone], quiet }: Shown = {}) {
  const fake = createFakeConsole({ person: samplePerson(), ...state });
  let notices: OwnNotices = {
    choices: { ...firstChoices, ...(quiet && { quiet }) },
    devices: [...devices],
  };
  const tell = async () => {
    fake.store.setState({ notices });
    return { kind: 'told' as const, value: notices };
  };
  const console = {
    ...fake,
    readNotices: vi.fn(tell),
    changeNotices: vi.fn(async ({ choices, stops }: Parameters<Console['changeNotices']>[0]) => {
      notices = {
        choices: choices ?? notices.choices,
        devices: notices.devices.map((one) => ({ ...one, stop: stops?.[one.id] ?? one.stop })),
      };
      return tell();
    }),
    ...acts,
  };
  const { unmount } = renderIn(console, <Notices />);
  return { ...console, unmount };
}

const findStop = (device = 'This computer') =>
  screen.findByRole('slider', { name: `Told at once on ${device}` });

const orderShown = () =>
  within(screen.getByRole('list', { name: 'Events, the most urgent first' }))
    .getAllByRole('button', { name: /^(?!Move)/ })
    .map(({ textContent }) => textContent?.slice(0, 4));

describe('Notices', () => {
  it('moves the full stop of a device by keys, and saves a row of presses once', async () => {
    const { changeNotices } = show();
    const stop = await findStop();
    expect(stop).toHaveAttribute('aria-valuenow', '6');
    stop.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(stop).toHaveAttribute('aria-valuenow', '7');
    expect(stop).toHaveAttribute('aria-valuetext', expect.stringMatching(/Handed in, Paid$/));
    await waitFor(() =>
      expect(changeNotices).toHaveBeenCalledExactlyOnceWith({ stops: { here: 7 } }),
    );
    expect(await screen.findByText('Saved.')).toBeVisible();
    await userEvent.keyboard('{Home}');
    expect(stop).toHaveAttribute('aria-valuetext', 'Nothing at once');
    await userEvent.keyboard('{End}');
    expect(stop).toHaveAttribute('aria-valuenow', '8');
  });

  it('puts the full stop on a line that is pressed, and takes the line away again', async () => {
    show();
    const stop = await findStop('Safari on iPhone');
    const column = stop.parentElement;
    if (column === null) throw new Error('The column is missing.');
    column.getBoundingClientRect = () => ({ top: 100, height: 360 }) as DOMRect;
    fireEvent.click(column, { clientY: 100 + 2.5 * 45 });
    expect(stop).toHaveAttribute('aria-valuenow', '3');
    fireEvent.click(column, { clientY: 100 + 2.5 * 45 });
    expect(stop).toHaveAttribute('aria-valuenow', '2');
  });

  it('saves what was pressed by somebody who goes elsewhere at once', async () => {
    const { changeNotices, unmount } = show();
    (await findStop()).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(changeNotices).not.toHaveBeenCalled();
    unmount();
    await waitFor(() =>
      expect(changeNotices).toHaveBeenCalledExactlyOnceWith({ stops: { here: 5 } }),
    );
  });

  it('moves a line by its buttons and by keys', async () => {
    const { changeNotices } = show();
    await findStop();
    await userEvent.click(screen.getByRole('button', { name: /^New request/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Move “New request” up' }));
    expect(orderShown().slice(-2)).toEqual(['New ', 'Paid']);
    expect(screen.getByText('New request: line 7 of 8.')).toBeInTheDocument();
    screen.getByRole('button', { name: /^Overdue/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(orderShown().slice(0, 2)).toEqual(['Due ', 'Over']);
    const [first, second, ...others] = noticeEvents;
    const order = [second, first, ...others.slice(0, -2), 'new-request', 'paid'];
    const choices = expect.objectContaining({ order });
    await waitFor(() => expect(changeNotices).toHaveBeenCalledExactlyOnceWith({ choices }));
  });

  it('goes back to what holds, and says why, when it could not be saved', async () => {
    const changeNotices = vi.fn(async () => ({ kind: 'none' as const, message: 'No answer.' }));
    show({ acts: { changeNotices } });
    const stop = await findStop();
    stop.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(stop).toHaveAttribute('aria-valuenow', '5');
    expect(await screen.findByText('Not changed. No answer.')).toBeVisible();
    expect(stop).toHaveAttribute('aria-valuenow', '6');
  });

  it('shows a translator what concerns them', async () => {
    const person = samplePerson({ role: 'translator' });
    show({ state: { person } });
    const stop = await findStop();
    expect(orderShown()).toEqual(['Over', 'Due ', 'Offe', 'Mess']);
    expect(stop).toHaveAttribute('aria-valuenow', '4');
    expect(screen.queryByText('Whose orders')).toBeNull();
    expect(screen.getByText(/^A message about a job/)).toBeVisible();
  });

  it('asks whose orders in an office of several', async () => {
    const { changeNotices } = show({
      state: {
        colleagues: [samplePerson(), sampleColleague()].map((one) => ({ ...one, state: 'here' })),
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Everybody’s' }));
    const choices = expect.objectContaining({ whose: 'all' });
    await waitFor(() => expect(changeNotices).toHaveBeenCalledExactlyOnceWith({ choices }));
  });

  it('changes nothing offline, and says so', async () => {
    const { readNotices } = show({
      state: { connection: 'offline', notices: { choices: firstChoices, devices: [here] } },
    });
    expect(screen.getByText(/^You are offline/)).toBeVisible();
    const stop = await findStop();
    stop.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(stop).toHaveAttribute('aria-valuenow', '6');
    expect(screen.getByRole('button', { name: /^Overdue/ })).toBeDisabled();
    expect(readNotices).not.toHaveBeenCalled();
  });

  it('asks again when the server did not answer', async () => {
    const readNotices = vi.fn(async () => ({ kind: 'none' as const, message: 'No answer.' }));
    show({ acts: { readNotices } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(readNotices).toHaveBeenCalledTimes(2);
  });
});

describe('this device', () => {
  it('is turned on', async () => {
    const { turnOnHere } = show({ devices: [phone] });
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on here' }));
    expect(turnOnHere).toHaveBeenCalledOnce();
  });

  it('says why it cannot be', async () => {
    show({ devices: [], acts: { findNoticeObstacle: () => 'Blocked in the browser.' } });
    expect(await screen.findByText('Blocked in the browser.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn on here' })).toBeNull();
  });

  it('says what came of turning it on', async () => {
    show({ devices: [], acts: { turnOnHere: async () => 'Nothing was allowed.' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on here' }));
    expect(await screen.findByText('Nothing was allowed.')).toBeVisible();
  });

  it('is tried, and turned off', async () => {
    const { tryDevice, turnOffHere, toaster } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Try it on This computer' }));
    expect(tryDevice).toHaveBeenCalledExactlyOnceWith('here');
    expect(toaster.store.getState().toast?.description).toMatch(/^Sent\. This computer/);
    await userEvent.click(screen.getByRole('button', { name: 'Turn off on This computer' }));
    expect(turnOffHere).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Turn off on Safari on iPhone' })).toBeNull();
  });

  it('says what its push service has said', async () => {
    const value = { outcome: 'refused' as const, status: 403, said: 'BadJwtToken' };
    const { toaster } = show({ acts: { tryDevice: async () => ({ kind: 'told', value }) } });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Try it on Safari on iPhone' }),
    );
    expect(toaster.store.getState().toast).toMatchObject({
      description: 'The push service refused it: 403 BadJwtToken',
      variant: 'destructive',
    });
  });
});

describe('quiet hours', () => {
  const quiet = { from: '22:00', to: '07:30', weekend: true, zone: localZone() };

  it('are set, and are none before', async () => {
    const { changeNotices } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Set quiet hours' }));
    expect(await screen.findByRole('img', { name: 'Quiet from 22:00 to 07:30' })).toBeVisible();
    const choices = expect.objectContaining({ quiet });
    await waitFor(() => expect(changeNotices).toHaveBeenCalledExactlyOnceWith({ choices }));
  });

  it('are changed to a time as soon as it is one', async () => {
    const { changeNotices } = show({ quiet });
    const field = await screen.findByLabelText('from');
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.change(field, { target: { value: '21:15' } });
    const choices = expect.objectContaining({ quiet: { ...quiet, from: '21:15' } });
    await waitFor(() => expect(changeNotices).toHaveBeenCalledExactlyOnceWith({ choices }));
    expect(screen.getByText('What comes meanwhile is told in one notice at 07:30.')).toBeVisible();
  });

  it('move to the zone of this device', async () => {
    const { changeNotices } = show({ quiet: { ...quiet, zone: 'Pacific/Apia' } });
    expect(await screen.findByText('Apia time')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Use / }));
    const choices = expect.objectContaining({ quiet });
    await waitFor(() => expect(changeNotices).toHaveBeenCalledExactlyOnceWith({ choices }));
  });

  it('end', async () => {
    const { changeNotices } = show({ quiet });
    await userEvent.click(await screen.findByRole('button', { name: 'No quiet hours' }));
    await waitFor(() =>
      expect(changeNotices).toHaveBeenCalledExactlyOnceWith({ choices: firstChoices }),
    );
  });
});
