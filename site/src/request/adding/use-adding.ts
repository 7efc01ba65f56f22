import { type SourceRole, sourceRoles } from '@yiqiao/contract/record/source';
import { isTooLarge } from '@yiqiao/contract/record/upload-limits';
import type { SendControls } from '@yiqiao/sending/send-options';
import type { SendProgress } from '@yiqiao/sending/send-progress';
import { useRef, useState } from 'react';
import { createKey } from '../../quote/desk/create-key.ts';
import { guardLeaving } from '../../quote/submit/guard-leaving.ts';
import { useRequestState } from '../use-request.ts';

export interface ChosenFile {
  /** Makes a repeat harmless. */
  readonly id: string;
  readonly file: File;
  /** Why it cannot be sent, `null` if it can: a code of a refusal, or that it is a folder. */
  readonly fault: 'file-empty' | 'file-too-large' | 'folder' | null;
}

/** The files that a client is about to add, and sending them one after another. */
export interface Adding {
  readonly files: readonly ChosenFile[];
  readonly role: SourceRole;
  /** Of the first file, while it is being sent. */
  readonly sent: SendProgress | null;
  /** @param folders names of those that are folders: a browser hands them over as files that cannot be read. */
  choose(files: Iterable<File>, folders?: readonly string[]): void;
  remove(id: string): void;
  setRole(role: string): void;
  /** @param text goes with the first. @returns whether all have arrived. */
  send(text: string): Promise<boolean>;
  pause(): void;
  /** Ends a pause; while it waits for the line, tries at once. */
  goOn(): void;
  cancel(): void;
}

export function useAdding(): Adding {
  const { addFile } = useRequestState();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [role, setRole] = useState<SourceRole>('document');
  const [sent, setSent] = useState<SendProgress | null>(null);
  const sending = useRef<AbortController>(null);
  const controls = useRef<SendControls>(null);

  function remove(id: string) {
    setFiles((chosen) => chosen.filter((file) => file.id !== id));
  }

  return {
    files,
    role,
    sent,
    choose(offered, folders = []) {
      const chosen = [...offered].map((file) => ({
        id: createKey(),
        file,
        fault: folders.includes(file.name) ? ('folder' as const) : faultOf(file),
      }));
      setFiles((before) => [...before, ...chosen]);
    },
    remove,
    setRole: (name) => setRole(sourceRoles.find((known) => known === name) ?? 'document'),
    async send(text) {
      sending.current = new AbortController();
      const { signal } = sending.current;
      const options = {
        signal,
        onProgress: setSent,
        onControls(given: SendControls) {
          controls.current = given;
        },
      };
      const stopGuarding = guardLeaving();
      try {
        let words = text;
        for (const { id, file } of files) {
          setSent(nothingSent(file));
          const added = { id, file, role, text: words };
          if (!(await addFile(added, options))) return false;
          remove(id);
          words = '';
        }
        return true;
      } finally {
        stopGuarding();
        setSent(null);
      }
    },
    pause: () => controls.current?.pause(),
    goOn: () => controls.current?.goOn(),
    cancel: () => sending.current?.abort(),
  };
}

function nothingSent({ size }: File): SendProgress {
  return {
    confirmedBytes: 0,
    sentBytes: 0,
    totalBytes: size,
    line: { kind: 'up' },
    keptUntil: null,
    isInPieces: false,
  };
}

function faultOf({ size }: File): ChosenFile['fault'] {
  if (size === 0) return 'file-empty';
  return isTooLarge(size) ? 'file-too-large' : null;
}
