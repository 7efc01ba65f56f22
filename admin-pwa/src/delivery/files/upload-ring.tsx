import styles from './finished-files.module.css';

/**
 * The ring in front of a file: dashed while it waits, filled by a dot that grows as bytes are sent. A
 * dot alone is a file that has arrived.
 */
export function UploadRing({ look }: { look: 'open' | 'waiting' | 'failed' | 'here' | number }) {
  const fraction = typeof look === 'number' ? look : 0;
  return (
    <svg
      className={styles.ring}
      data-look={typeof look === 'number' ? 'sending' : look}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      {look === 'here' ? (
        <circle className={styles.dot} cx="16" cy="21.5" r="10.5" />
      ) : (
        <>
          <circle className={styles.edge} cx="16" cy="16" r="14.5" />
          {/* Half of the bytes fill half of the area. */}
          <circle className={styles.dot} cx="16" cy="16" r={13 * Math.sqrt(fraction)} />
        </>
      )}
    </svg>
  );
}
