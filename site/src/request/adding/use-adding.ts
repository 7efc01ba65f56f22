import { type SourceRole, sourceRoles } from '@yiqiao/contract/record/source';
import { isTooLarge } from '@yiqiao/contract/record/upload-limits';
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
  /** Of the first file, while it is being sent: 0 … 1. */
  readonly sent: number | null;
  /** @param folders names of those that are folders: a browser hands them over as files that cannot be read. */
  choose(files: Iterable<File>, folders?: readonly string[]): void;
  remove(id: string): void;
  setRole(role: string): void;
  /** @param text goes with the first. @returns whether all have arrived. */
  send(text: string): Promise<boolean>;
  cancel(): void;
}

export function useAdding(): Adding {
  const { addFile } = useRequestState();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [role, setRole] = useState<SourceRole>('document');
  const [sent, setSent] = useState<number | null>(null);
  const sending = useRef<AbortController>(null);

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
      const stopGuarding = guardLeaving();
      try {
        let words = text;
        for (const { id, file } of files) {
          setSent(0);
          const added = { id, file, role, text: words };
          if (
            !(await addFile(added, {
              signal,
              onProgress: ({ sentBytes }) => setSent(sentBytes / file.size),
            }))
          )
            return false;
          remove(id);
          words = '';
        }
        return true;
      } finally {
        stopGuarding();
        setSent(null);
      }
    },
    cancel: () => sending.current?.abort(),
  };
}

function faultOf({ size }: File): ChosenFile['fault'] {
  if (size === 0) return 'file-empty';
  return isTooLarge(size) ? 'file-too-large' : null;
}
