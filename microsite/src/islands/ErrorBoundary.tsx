import { Component, type ComponentType, type ReactNode } from 'react';
import { t } from '../../../backend/src/rules/language.rules.ts';
import { crashId } from '../lib/crash-report.ts';

interface State {
  isBroken: boolean;
  /** The id of the crash in the server's log. */
  id: string | null;
}

interface Props {
  children: ReactNode;
  /** The island is one section of a page; the others stay. */
  isPart?: boolean;
}

/** The error screen of an island that throws while rendering (specification 1, section 2.12). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, id: null };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ id: crashId(error) });
  }

  override render() {
    const { isBroken, id } = this.state;
    const { children, isPart } = this.props;
    if (!isBroken) return children;
    const [Heading, Detail] = isPart ? (['h3', 'h4'] as const) : (['h1', 'h2'] as const);
    return (
      <section className={isPart ? 'message-part' : 'message page'} role="alert">
        <Heading>{isPart ? t`Cette partie n’a pas pu s’afficher.` : t`La page n’a pas pu s’afficher.`}</Heading>
        <p className={isPart ? undefined : 'message-text'}>
          {t`Réessayez\u202f; si le problème persiste, transmettez-nous l’identifiant ci-dessous.`}
        </p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t`Réessayer`}
        </button>
        <a className="arrow-link" href="/">
          {t`Retour à l’accueil`}
        </a>
        <div className="message-detail">
          <Detail>{t`Oups ! Une erreur s'est produite`}</Detail>
          {id && (
            <p>
              {t`Identifiant de l’erreur\u202f:`} <code>{id}</code>
            </p>
          )}
        </div>
      </section>
    );
  }
}

/** Wraps an island in the error boundary. */
export function guarded<Own extends object>(Island: ComponentType<Own>, isPart = true) {
  return function GuardedIsland(props: Own) {
    return (
      <ErrorBoundary isPart={isPart}>
        <Island {...props} />
      </ErrorBoundary>
    );
  };
}
