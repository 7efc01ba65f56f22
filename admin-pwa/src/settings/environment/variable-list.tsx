import { thisMachineAlone } from '@yiqiao/contract/http/health';
import type { EnvironmentNote, ShownVariable } from '@yiqiao/contract/record/environment';
import type { Texts } from '../../texts/en.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './environment.module.css';

/** Notes on what the office goes without, or what it keeps for ever. */
const weighty: ReadonlySet<EnvironmentNote> = new Set([
  'no-address',
  'address-not-secure',
  'no-cards',
  'no-mail',
  'office-untold',
  'never-deleted',
]);

/** Where everything lies is worth a look even if nobody has chosen it. */
const shownAnyway = ['DATA_DIR', 'UPLOADS_DIR'];

function isIdle({ name, state, note }: ShownVariable): boolean {
  return state !== 'set' && note === undefined && !shownAnyway.includes(name);
}

/** The variables of a group. Those that nobody has set are one line until it is opened, unless something follows. */
export function VariableList({ variables }: { variables: readonly ShownVariable[] }) {
  const { shell, settings } = useTexts();
  const idle = variables.filter(isIdle);
  const others = variables.filter((variable) => !isIdle(variable));
  return (
    <div>
      {others.length > 0 && <Rows variables={others} />}
      {idle.length > 0 && (
        <details className={styles.closed}>
          <summary>
            <span>{settings.environment.closed(idle.length)}</span>
            <span className={styles.press} aria-hidden="true">
              <span className={styles.show}>{shell.show}</span>
              <span className={styles.hide}>{shell.hide}</span>
            </span>
          </summary>
          <Rows variables={idle} />
        </details>
      )}
    </div>
  );
}

function Rows({ variables }: { variables: readonly ShownVariable[] }) {
  return (
    <dl>
      {variables.map((variable) => (
        <div key={variable.name} className={styles.row}>
          <dt className={styles.name} translate="no">
            <BreakableName name={variable.name} />
          </dt>
          <dd className={styles.value}>
            <Value variable={variable} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Breaks behind its underscores where there is no room for it. */
function BreakableName({ name }: { name: string }) {
  return name.split('_').map((part, index, all) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never change places.
    <span key={index}>
      {part}
      {index < all.length - 1 && (
        <>
          _<wbr />
        </>
      )}
    </span>
  ));
}

function Value({ variable }: { variable: ShownVariable }) {
  const { settings } = useTexts();
  const { environment: own, band } = settings;
  const { note } = variable;
  const said = sayValue(own, variable);
  if (note === undefined) return said;
  const isWeighty = weighty.has(note);
  return (
    <span className={isWeighty ? styles.weighty : undefined}>
      {isWeighty ? <strong>{said + own.stop}</strong> : said + own.stop}
      {band.space}
      {own.notes[note]}
    </span>
  );
}

function sayValue(
  own: Texts['settings']['environment'],
  { state, value, host, port, mode, confirmedBy }: ShownVariable,
): string {
  if (state === 'unset') return own.notSet;
  if (value !== undefined) return state === 'default' ? own.byDefault(value) : value;
  const isAlone = confirmedBy === thisMachineAlone;
  const confirmed = isAlone ? own.confirmedAlone : confirmedBy && own.confirmedBy(confirmedBy);
  return [own.set, host, port && own.port(port), mode && own.modes[mode], confirmed]
    .filter(Boolean)
    .join(own.comma);
}
