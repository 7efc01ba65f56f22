import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { dropInvisible } from '@yiqiao/contract/text/plain-text';
import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { PackageTexts } from '../../content/en/quote/package.ts';
import { TextButton } from '../../ui/text-button.tsx';
import type { PackageOnDesk, SourceDocument } from '../desk/desk-state.ts';
import { listOffered } from '../file/offered-files.ts';
import type { PackageItem } from '../file/package-items.ts';
import { PartChoice } from '../parts/part-choice.tsx';
import report from '../words/word-report.module.css';
import { reportOf } from './counting/measure-items.ts';
import { PackageFigure } from './package-figure.tsx';
import { PackageList } from './package-list.tsx';
import { addFiles, type PackageFault, setIn, takeOnlyFirst } from './package-on-desk.ts';
import styles from './package-report.module.css';
import { usePackageTexts } from './package-texts.ts';

interface PackageReportProps {
  readonly document: SourceDocument;
  readonly content: PackageOnDesk;
}

/** The package on the desk: its sum, each document in it, and what can be changed before it is sent. */
export function PackageReport({ document, content: { store } }: PackageReportProps) {
  const texts = usePackageTexts();
  const { items, folder } = useStore(store);
  const soFar = useMemo(() => reportOf(items), [items]);
  const [fault, setFault] = useState<PackageFault | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const replaced = useRef<PackageItem | null>(null);
  const { fileName, list } = texts;

  function choose(item: PackageItem | null): void {
    replaced.current = item;
    setFault(null);
    if (picker.current === null) return;
    picker.current.multiple = item === null;
    picker.current.click();
  }

  return (
    <div className={report.report}>
      <PackageFigure document={document} items={items} soFar={soFar} />
      <PackageList
        root={folder}
        items={items}
        include={document.include}
        actions={{
          setIn: (item, isIn) => setFault(setIn(store, new Set([item.id]), isIn, fileName)),
          replace: choose,
        }}
      />
      <p role="alert" className={styles.fault}>
        {fault !== null && describeFault(fault, texts)}
      </p>
      <p className={styles.actions}>
        <span>{list.untick}</span>
        <TextButton onClick={() => takeOnlyFirst(store.getState())}>{list.onlyFirst}</TextButton>
        <TextButton onClick={() => choose(null)}>{list.add}</TextButton>
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={list.add}
        onChange={({ target }) => {
          const { files } = listOffered(target.files ?? []);
          if (files.length > 0) {
            void addFiles(store, files, replaced.current?.id ?? null, fileName).then(setFault);
          }
          target.value = '';
        }}
      />
      <PartChoice document={document} />
    </div>
  );
}

function describeFault(fault: PackageFault, { faults }: PackageTexts): string {
  switch (fault.kind) {
    case 'last':
      return faults.last;
    case 'too-many':
      return faults.tooMany;
    case 'too-large':
      return faults.tooLarge(formatFileSize(fault.overBytes));
    case 'unreadable':
      return faults.unreadable(dropInvisible(fault.name));
  }
}
