import { useCanAccess } from 'react-admin';
import { useMatch, useNavigate } from 'react-router';
import { useText } from '../i18n/use-text';
import { type Command, matching, subjectsOf } from './commands';
import { ABOUT_PROSPECT, DIRECT, pathAbout } from './subjects';
import { useFoundProspects } from './use-found-prospects';

/** People whom a subject is offered about at once, and subjects about each. */
const MOST = 3;

interface SubjectCommands {
  /** Of the page’s own prospect, and of those that the query names. */
  about: Command[];
  /** Without anybody. */
  direct: Command[];
  isAsking: boolean;
}

/** What can be begun without going to its place first: « effacer rey » opens the very dialog. */
export function useSubjectCommands(query: string, acts: readonly Command[], close: () => void): SubjectCommands {
  const t = useText();
  const navigate = useNavigate();
  const may = useAllowed();
  const here = useMatch('/prospects/:id/show/*')?.params.id;
  const to = (path: string) => () => {
    close();
    void navigate(path);
  };
  const subjects = ABOUT_PROSPECT.filter(may).map((subject) => ({
    subject,
    command: {
      id: subject.id,
      group: 'subjects' as const,
      label: t(subject.label),
      ...('also' in subject && { also: t(subject.also) }),
      run: () => undefined,
    },
  }));
  const meant = subjectsOf(
    subjects.map(({ command }) => command),
    query,
  );
  const { prospects, isAsking } = useFoundProspects(meant?.whom ?? '', close);
  const named = subjects
    .filter(({ command }) => meant?.subjects.some(({ id }) => id === command.id))
    .slice(0, MOST)
    .flatMap(({ subject, command }) =>
      prospects
        .slice(0, MOST)
        .map(({ id, label }): Command => ({ ...command, id: `${subject.id}-${id}`, detail: label, run: to(pathAbout(id, subject)) })),
    );
  // commands that are buttons of the page are not listed twice
  const own = subjects
    .filter(({ command }) => !acts.some(({ label }) => label === command.label))
    .map(({ subject, command }): Command => ({ ...command, group: 'page', run: here ? to(pathAbout(here, subject)) : command.run }));
  return {
    about: [...(here && query.trim() ? matching(own, query) : []), ...named],
    direct: DIRECT.filter(may).map((one) => ({
      id: `direct-${one.label}`,
      group: 'actions',
      label: t(one.label),
      ...('also' in one && { also: t(one.also) }),
      run: to(one.to),
    })),
    isAsking: meant !== null && isAsking,
  };
}

/** The subjects that the signed-in user may start. */
function useAllowed(): (subject: { resource: string; action: string }) => boolean {
  const allowed = new Set<string>();
  const ask = (resource: string, action: string, canAccess: boolean | undefined) => canAccess && allowed.add(`${resource} ${action}`);
  ask('prospects', 'list', useCanAccess({ resource: 'prospects', action: 'list' }).canAccess);
  ask('prospects', 'edit', useCanAccess({ resource: 'prospects', action: 'edit' }).canAccess);
  ask('appointments', 'create', useCanAccess({ resource: 'appointments', action: 'create' }).canAccess);
  ask('campaigns', 'create', useCanAccess({ resource: 'campaigns', action: 'create' }).canAccess);
  ask('audit-requests', 'list', useCanAccess({ resource: 'audit-requests', action: 'list' }).canAccess);
  ask('imports', 'create', useCanAccess({ resource: 'imports', action: 'create' }).canAccess);
  ask('actions', 'list', useCanAccess({ resource: 'actions', action: 'list' }).canAccess);
  ask('personal-data', 'list', useCanAccess({ resource: 'personal-data', action: 'list' }).canAccess);
  return ({ resource, action }) => allowed.has(`${resource} ${action}`);
}
