import { RuledTable } from '../blocks/ruled-table.tsx';
import { SplitSection } from '../blocks/split-section.tsx';
import type { FalseFriend, IndustryBody } from '../content/industries/industry-content.ts';
import { toPlainText } from '../content/phrase.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import styles from './false-friends-section.module.css';

interface FalseFriendsSectionProps {
  readonly falseFriends: IndustryBody['falseFriends'];
}

/** Terms whose first entry in the dictionary is the wrong one. */
export function FalseFriendsSection({ falseFriends }: FalseFriendsSectionProps) {
  const { heading, columns, rows } = falseFriends;
  return (
    <SplitSection heading={heading}>
      <RuledTable widest="third" caption={heading} columns={columns}>
        {rows.map((row) => (
          <FalseFriendRow key={toPlainText(row.source)} row={row} columns={columns} />
        ))}
      </RuledTable>
    </SplitSection>
  );
}

interface FalseFriendRowProps {
  readonly row: FalseFriend;
  readonly columns: IndustryBody['falseFriends']['columns'];
}

function FalseFriendRow({ row: { source, wrong, ours }, columns }: FalseFriendRowProps) {
  return (
    <tr>
      <th scope="row">
        <PhraseText text={source} />
      </th>
      <td data-label={columns[1]}>
        <s className={styles.wrong}>
          <PhraseText text={wrong} />
        </s>
      </td>
      <td data-label={columns[2]} className={styles.ours}>
        <PhraseText text={ours} />
      </td>
    </tr>
  );
}
