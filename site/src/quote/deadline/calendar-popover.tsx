import * as Popover from '@radix-ui/react-popover';
import { startOfDay } from 'date-fns';
import type { RefObject } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import type { DeadlineTexts } from '../../content/en/quote/deadline.ts';
import { joinClasses } from '../../ui/class-names.ts';
import styles from './calendar.module.css';

interface CalendarPopoverProps {
  readonly texts: DeadlineTexts;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly today: Date;
  readonly selected: Date | undefined;
  readonly onChoose: (date: Date) => void;
  readonly onClose: () => void;
}

/** The calendar below its button: offers no day before today, and closes when a day is chosen. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { texts, anchor, today, selected, onChoose, onClose } = props;
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={texts.chooseLabel}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Pressing a field closes it too; the focus is already there.
            if (document.activeElement === document.body) anchor.current?.focus();
          }}
          onInteractOutside={(event) => {
            // The button itself closes the calendar; if it were closed here first, the button would reopen it.
            const { target } = event;
            if (target instanceof Node && anchor.current?.contains(target)) event.preventDefault();
          }}
        >
          <DayPicker
            autoFocus
            mode="single"
            required
            selected={selected}
            today={today}
            defaultMonth={selected ?? today}
            startMonth={today}
            disabled={{ before: startOfDay(today) }}
            classNames={classNames}
            {...nameDays(texts.calendar)}
            onSelect={(date) => {
              onChoose(date);
              onClose();
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The calendar's texts, instead of a date-fns locale for each language. */
function nameDays(texts: DeadlineTexts['calendar']) {
  return {
    weekStartsOn: texts.weekStartsOn,
    formatters: { formatCaption: texts.month, formatWeekdayName: texts.weekday },
    labels: {
      labelDayButton: (date: Date, { today, selected }: Modifiers) =>
        texts.day(date, today === true, selected === true),
      labelGrid: texts.month,
      labelWeekday: texts.weekdayName,
      labelPrevious: () => texts.previous,
      labelNext: () => texts.next,
    },
  };
}

const classNames = {
  months: joinClasses(styles.months),
  month_caption: joinClasses(styles.caption),
  nav: joinClasses(styles.nav),
  button_previous: joinClasses(styles.turn),
  button_next: joinClasses(styles.turn),
  chevron: joinClasses(styles.chevron),
  weekday: joinClasses(styles.weekday),
  day: joinClasses(styles.day),
  day_button: joinClasses(styles.dayButton),
  today: joinClasses(styles.today),
  selected: joinClasses(styles.selected),
};
