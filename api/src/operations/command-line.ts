import { parseArgs } from 'node:util';
import { OperationError } from './operation-error.ts';

const options = {
  at: { type: 'string' },
  'dry-run': { type: 'boolean' },
  generate: { type: 'boolean' },
  keep: { type: 'string' },
  quick: { type: 'boolean' },
  'send-test-mail': { type: 'string' },
  to: { type: 'string' },
  'upload-minutes': { type: 'string' },
  username: { type: 'string' },
  'without-factor': { type: 'boolean' },
} as const;

/** The options of each command, with their help. */
const commands = {
  doctor: {
    folders: 0,
    options: ['quick', 'upload-minutes', 'send-test-mail'],
    usage: `npm run doctor  -- [--quick | --upload-minutes <n>]     checks everything, changes nothing; default: 11 minutes
npm run doctor  -- --send-test-mail <address>           the same without the slow upload, and one mail`,
  },
  backup: {
    folders: 0,
    options: ['to', 'keep', 'dry-run'],
    usage: `npm run backup  -- [--to <folder>] [--keep <n>] [--dry-run]     default folder: backups in DATA_DIR
npm run backup  -- --to s3://<bucket>/<folder>          what the server does by itself, now: to BACKUP_TO`,
  },
  restore: {
    folders: 1,
    options: ['at', 'dry-run'],
    usage: `npm run restore -- <folder of a backup> [--dry-run]
npm run restore -- s3://<bucket>/<folder> [--at <moment>] [--dry-run]     the newest in BACKUP_TO, or the last before a moment`,
  },
  move: {
    folders: 0,
    options: ['to', 'dry-run'],
    usage:
      'npm run move    -- --to postgres|embedded [--dry-run]       to several processes, or back to one machine',
  },
  'admin-password': {
    folders: 0,
    options: ['generate', 'username', 'without-factor'],
    usage: `npm run admin:password -- [--generate]     asks for a new password of ADMIN_USERNAME, or makes one
npm run admin:password -- --username <name> [--generate]     the same for somebody who has joined
npm run admin:password -- [...] --without-factor     also takes away second factor and passkeys, if they are lost`,
  },
  'confirm-clock': {
    folders: 0,
    options: [],
    usage: "npm run clock:confirm                       says that this machine's clock is right",
  },
} as const;

type Command = keyof typeof commands;
type Line = ReturnType<typeof parse>;
export type CommandOptions = Line['values'];

export interface CommandLine {
  readonly command: Command;
  readonly folder: string | undefined;
  readonly options: CommandOptions;
}

/** Help for the named command, or for all of them. */
export function usageOf(args: readonly string[]): string {
  const named = args.find(isCommand);
  const shown = named === undefined ? Object.values(commands) : [commands[named]];
  return `\n${shown.map(({ usage }) => usage).join('\n')}`;
}

/** Anywhere in the line: a request for help overrides everything else. */
export function isHelpWanted(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}

/**
 * Unknown arguments are refused: without `--to`, say, a backup would go to the wrong place.
 * @throws OperationError with the usage.
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parse(args);
  const [command = '', ...folders] = positionals;
  if (!isCommand(command)) throw misunderstood('There is no such command.', args);
  if ([...folders, values.to].includes(''))
    throw misunderstood('The name of the folder is empty.', args);
  const allowed: readonly string[] = commands[command].options;
  const strange = [
    ...folders.slice(commands[command].folders),
    ...Object.keys(values).flatMap((name) => (allowed.includes(name) ? [] : [`--${name}`])),
  ];
  if (strange.length > 0) {
    throw misunderstood(`The command ${command} does not take "${strange.join(' ')}".`, args);
  }
  return { command, folder: folders[0], options: values };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw misunderstood(cause instanceof Error ? cause.message : String(cause), args, cause);
  }
}

function isCommand(name: string): name is Command {
  return Object.hasOwn(commands, name);
}

function misunderstood(what: string, args: readonly string[], cause?: unknown): OperationError {
  return new OperationError(`${what}\n${usageOf(args)}`, { cause });
}
