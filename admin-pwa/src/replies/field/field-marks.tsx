import { type RefObject, useLayoutEffect, useRef } from 'react';
import { findOpenBlanks } from '../blanks.ts';
import styles from './reply-field.module.css';

/** What decides where the words of a field stand. */
const measures = [
  'font',
  'letterSpacing',
  'lineHeight',
  'padding',
  'borderWidth',
  'wordBreak',
] as const;

interface FieldMarksProps {
  text: string;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Frames around the open blanks of a field, behind its own text: a text field cannot draw them. */
export function FieldMarks({ text, field }: FieldMarksProps) {
  const ground = useRef<HTMLDivElement>(null);
  const blanks = findOpenBlanks(text);
  const isShown = blanks.length > 0;
  useLayoutEffect(() => {
    const target = field.current;
    const marks = ground.current;
    if (!isShown || target === null || marks === null) return undefined;
    const computed = getComputedStyle(target);
    for (const measure of measures) marks.style[measure] = computed[measure];
    const follow = () => {
      marks.scrollTop = target.scrollTop;
    };
    follow();
    target.addEventListener('scroll', follow);
    return () => target.removeEventListener('scroll', follow);
  }, [field, isShown]);
  if (!isShown) return null;
  let end = 0;
  const pieces = blanks.flatMap((blank) => {
    const before = text.slice(end, blank.start);
    end = blank.end;
    return [
      before,
      <mark key={blank.start} className={styles.blank}>
        {text.slice(blank.start, blank.end)}
      </mark>,
    ];
  });
  return (
    <div ref={ground} className={styles.marks} aria-hidden="true">
      {pieces}
      {text.slice(end)}
      {/* A last line break counts only before something. */}
      {'\u200b'}
    </div>
  );
}
