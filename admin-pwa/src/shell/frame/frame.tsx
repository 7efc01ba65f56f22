import { useRoomFor } from '@yiqiao/look/use-room-for';
import { type ReactNode, useRef } from 'react';
import { ConnectionStrip } from '../strips/connection-strip.tsx';
import { StorageStrip } from '../strips/storage-strip.tsx';
import styles from './frame.module.css';

interface FrameProps {
  /** What comes before everything else by keyboard, and the rail. */
  header: ReactNode;
  /** The list and the detail, or what stands in their place. */
  children: ReactNode;
  /** Opens what was not sent. */
  onReview: () => void;
  /** Further notices. */
  notices?: ReactNode;
}

/** Rail, list and detail, with the notices about storage and connection at the foot. */
export function Frame({ header, children, onReview, notices }: FrameProps) {
  const strips = useRef<HTMLDivElement>(null);
  useRoomFor('--strip-room', strips, '');
  return (
    <div className={styles.frame}>
      {header}
      <main className={styles.main}>{children}</main>
      <div ref={strips} className={styles.strips}>
        <StorageStrip />
        {notices}
        <ConnectionStrip onReview={onReview} />
      </div>
    </div>
  );
}
