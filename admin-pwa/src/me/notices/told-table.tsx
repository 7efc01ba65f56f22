import type { NoticeDevice, NoticeEvent, OwnNotices } from '@yiqiao/contract/record/notice';
import { type CSSProperties, useState } from 'react';
import { deviceKind } from '../../offline/device-kind.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import { StopColumn } from '../../ui/stop/stop-column.tsx';
import { EventLines } from './event-lines.tsx';
import { moveEvent, shownEvents, shownStop, wholeStop } from './shown-events.ts';
import styles from './told-table.module.css';
import { TryDevice } from './try-device.tsx';
import type { NoticeDraft } from './use-notices.ts';

interface ToldTableProps {
  notices: OwnNotices;
  isOfTranslator: boolean;
  isOffline: boolean;
  onChange: (draft: NoticeDraft) => void;
}

/** Events as lines, devices as columns: above a column's full stop one is told at once. */
export function ToldTable({ notices, isOfTranslator, isOffline, onChange }: ToldTableProps) {
  const { told: words, figures } = useTexts();
  const { choices, devices } = notices;
  const [lifted, setLifted] = useState<{ event: NoticeEvent; place: number } | null>(null);
  const events = shownEvents(choices.order, isOfTranslator);
  const order =
    lifted === null ? choices.order : moveEvent(choices.order, events, lifted.event, lifted.place);
  const shown = shownEvents(order, isOfTranslator);
  const eventWords = isOfTranslator ? words.seatEvents : words.events;
  const move = (event: NoticeEvent, place: number) =>
    onChange({ choices: { ...choices, order: moveEvent(choices.order, events, event, place) } });
  const sayStop = (stop: number) => {
    const names = shown.slice(0, stop).map((event) => eventWords[event].name);
    return names.length === 0 ? words.nothing : words.upTo(figures.list(names));
  };
  return (
    <div className={styles.scroll}>
      <div
        className={styles.table}
        style={{ '--devices': devices.length, '--lines': shown.length } as CSSProperties}
      >
        <p className={styles.intro}>{words.intro}</p>
        {devices.map((device) => (
          <DeviceHead key={device.id} device={device} />
        ))}
        <EventLines
          events={shown}
          words={eventWords}
          isDisabled={isOffline}
          onLift={setLifted}
          onMove={move}
        />
        {devices.map((device) => (
          <StopColumn
            key={device.id}
            name={words.stopOf(nameOf(device, words))}
            lines={shown.length}
            stop={shownStop(choices.order, events, device.stop)}
            isDisabled={isOffline}
            sayStop={sayStop}
            onMove={(stop) =>
              onChange({ stops: { [device.id]: wholeStop(choices.order, events, stop) } })
            }
          />
        ))}
        <p className={styles.keys}>
          {devices.length > 0 && (
            <span className={styles.byKeys}>
              <kbd>↑</kbd> <kbd>↓</kbd> {words.keys.move}
            </span>
          )}
          <span className={devices.length > 0 ? styles.byHand : undefined}>{words.keys.phone}</span>
        </p>
        {devices.map((device) => (
          <TryDevice
            key={device.id}
            id={device.id}
            name={nameOf(device, words)}
            isThis={device.isThis}
            isDisabled={isOffline}
          />
        ))}
      </div>
    </div>
  );
}

/** "iPhone" over "Safari, on"; this device over its browser. */
function DeviceHead({ device }: { device: NoticeDevice }) {
  const { told: words } = useTexts();
  const [browser = '', system] = device.name.split(' on ');
  const state = device.stop === 0 ? words.silent : words.on;
  const isBoth = system !== undefined;
  return (
    <p className={styles.device}>
      <strong className={styles.name}>
        <HanText>{device.isThis ? nameOf(device, words) : (system ?? browser)}</HanText>
      </strong>
      <span className={styles.state} data-long={isBoth}>
        {isBoth ? words.browser(browser, state) : state}
      </span>
      {isBoth && (
        <span className={styles.brief} aria-hidden="true">
          {state}
        </span>
      )}
    </p>
  );
}

function nameOf(
  { isThis, name }: NoticeDevice,
  words: ReturnType<typeof useTexts>['told'],
): string {
  return isThis ? words.thisDevice[deviceKind()] : name;
}
