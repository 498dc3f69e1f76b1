import { Button } from '@mui/material';
import { ResourceContextProvider } from 'react-admin';
import { Link } from 'react-router';
import { useApiQuery } from '../../api/call-api';
import type { ProspectRecord } from '../../api/types';
import { PhoneLink } from '../../components/links';
import { PageHead } from '../../components/PageHead';
import { QueryContent } from '../../components/QueryContent';
import { ShowRecord } from '../../components/ShowRecord';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import styles from './call-brief.module.css';
import { nameOf } from './prospect-name';

/** What is known of a prospect in the order of a call, on one page that can be printed. The sentences are those of the prospect’s own page, in its language. */
export function CallBrief() {
  const t = useText();
  const back = <Link to="/prospects">{t('prospects.show.back')}</Link>;
  return (
    <ResourceContextProvider value="prospects">
      <ShowRecord<ProspectRecord> back={back} notFound={t('prospects.show.notFound')}>
        {(prospect) => <Brief prospect={prospect} />}
      </ShowRecord>
    </ResourceContextProvider>
  );
}

function Brief({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { dateTime } = useFormat();
  const query = useApiQuery('GET admin/prospects/:id/call-brief', { id: prospect.id }, { staleTime: 0 });
  const person = [nameOf(prospect), prospect.poste].filter(Boolean).join(', ');
  return (
    <article className={styles.brief}>
      <PageHead
        title={prospect.company}
        back={<Link to={`/prospects/${encodeURIComponent(prospect.id)}/show`}>{t('prospects.brief.back')}</Link>}
        action={
          <Button variant="outlined" onClick={() => window.print()}>
            {t('prospects.brief.print')}
          </Button>
        }
      />
      <p className={styles.person}>
        {person !== prospect.company && <span>{person}</span>}
        {prospect.telephone ? <PhoneLink number={prospect.telephone} /> : <span className="grey">{t('prospects.brief.noPhone')}</span>}
        <span className="grey break">{prospect.email}</span>
      </p>
      <QueryContent query={query}>
        {({ parts, made_at }) => (
          <>
            <div lang="fr">
              {parts.map(({ id, title, lines }) => (
                <section key={id} className={styles.part}>
                  <h2>{title}</h2>
                  {id === 'steps' ? <ol>{lines.map(asItem)}</ol> : <ul>{lines.map(asItem)}</ul>}
                </section>
              ))}
            </div>
            <p className="grey">{t('prospects.brief.made', { date: dateTime(made_at) })}</p>
          </>
        )}
      </QueryContent>
    </article>
  );
}

const asItem = (line: string) => <li key={line}>{line}</li>;
