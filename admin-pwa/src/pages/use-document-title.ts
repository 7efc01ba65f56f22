import { company } from '@yiqiao/contract/company';
import { useEffect } from 'react';

/** The console's name in the tab, after what it shows. */
export function useDocumentTitle(shown: string | undefined): void {
  useEffect(() => {
    const name = `${company.name} admin dashboard`;
    document.title = shown ? `${shown} · ${name}` : name;
  }, [shown]);
}
