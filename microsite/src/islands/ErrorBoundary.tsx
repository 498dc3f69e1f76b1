import { Component, type ReactNode } from 'react';
import { crashId } from '../lib/crash-report.ts';

interface State {
  isBroken: boolean;
  /** Under which the server's log has the crash. */
  id: string | null;
}

/** The screen of a crash while an island draws itself (specification 1, section 2.12). */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { isBroken: false, id: null };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ id: crashId(error) });
  }

  override render() {
    const { isBroken, id } = this.state;
    if (!isBroken) return this.props.children;
    return (
      <section className="message page" role="alert">
        <h1>Oups ! Une erreur s'est produite</h1>
        <p className="message-text">
          La page n’a pas pu s’afficher. Réessayez{'\u202f'}; si le problème persiste, transmettez-nous l’identifiant ci-dessous.
        </p>
        <button type="button" className="button" onClick={() => location.reload()}>
          Réessayer
        </button>
        <a className="arrow-link" href="/">
          Retour à l’accueil
        </a>
        {id && (
          <p className="quiet">
            Identifiant de l’erreur{'\u202f'}: <code>{id}</code>
          </p>
        )}
      </section>
    );
  }
}
