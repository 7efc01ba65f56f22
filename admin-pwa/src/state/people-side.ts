import { createPreferenceActions } from './actions/preference-actions.ts';
import type { ConsoleContext } from './edges.ts';
import {
  createNoticeActions,
  type NoticeActions,
  type OwnDevice,
} from './notices/notice-actions.ts';
import { createFactorActions, type FactorActions } from './people/factor-actions.ts';
import { createJoinActions, type JoinActions } from './people/join-actions.ts';
import { createOwnActions, type OwnActions } from './people/own-actions.ts';
import { createOwnPasskeyActions, type OwnPasskeyActions } from './people/own-passkey-actions.ts';
import { createPasskeyActions, type PasskeyActions } from './people/passkey-actions.ts';
import { createPeopleActions, type PeopleActions } from './people/people-actions.ts';
import type { WithProof } from './people/proving.ts';
import type { DeviceAccess } from './session/device-access.ts';
import type { Resuming } from './session/resuming.ts';
import type { Entering, SessionActions } from './session/session-actions.ts';
import type { SessionNeeds } from './session-needs.ts';

interface PeopleSideNeeds extends SessionNeeds {
  readonly access: Pick<DeviceAccess, 'noteOffice' | 'noteTold' | 'current'>;
  readonly session: Pick<SessionActions, 'arrive' | 'untilLoggedOut'>;
  readonly withProof: WithProof;
  readonly resuming: () => Pick<Resuming, 'resumeAnew'>;
}

type PeopleSide = PeopleActions &
  OwnActions &
  OwnPasskeyActions &
  FactorActions &
  JoinActions &
  PasskeyActions &
  NoticeActions &
  OwnDevice;

/** What is done with the people of the office, by those who are in it and by whoever joins. */
export function createPeopleSide(
  context: ConsoleContext,
  { access, session, resuming, ...needs }: PeopleSideNeeds,
): PeopleSide {
  const people = createPeopleActions(context, {
    ...needs,
    noteOffice: access.noteOffice,
    resumeAnew: () => resuming().resumeAnew(),
  });
  const entering: Entering = {
    untilLoggedOut: session.untilLoggedOut,
    async arrive(who) {
      await session.arrive(who);
      void resuming().resumeAnew();
    },
  };
  return {
    ...people,
    ...createOwnActions(context, needs),
    ...createNoticeActions(context, {
      ...{ ...needs, ...createPreferenceActions(context) },
      noteTold: access.noteTold,
      toldAt: () => access.current?.toldAt,
    }),
    ...createOwnPasskeyActions(context, needs),
    ...createFactorActions(context, { ...needs, readPeople: people.readPeople }),
    ...createJoinActions(context, entering),
    ...createPasskeyActions(context, entering),
  };
}
