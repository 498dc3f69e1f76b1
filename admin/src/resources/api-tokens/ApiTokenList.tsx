import type { ApiTokenRecord } from '../../api/types';
import { DialogButton } from '../../components/DialogButton';
import { stateChip } from '../../components/state-chip';
import { date, dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { CellText } from '../../list/CellText';
import { Column } from '../../list/Column';
import { ResourceList } from '../../list/ResourceList';
import { ApiTokenForm } from './ApiTokenForm';
import { RevokeButton } from './RevokeButton';

const Col = Column<ApiTokenRecord>;
const TokenState = stateChip('apiTokens.state', {
  active: 'good',
  expired: { tone: 'neutral', quiet: true },
  revoked: { tone: 'neutral', quiet: true },
});

/** What other programs enter with. */
export function ApiTokenList() {
  const t = useText();
  const name = ({ name, start }: ApiTokenRecord) => <CellText words={[name, `${start}…`]} />;
  const scopes = ({ scopes }: ApiTokenRecord) => {
    const rights = scopes.map((scope) => t(`apiTokens.scope.${scope}`)).join(', ');
    return <CellText words={[rights]}>{rights}</CellText>;
  };
  const used = ({ last_used_at: at }: ApiTokenRecord) => (at ? dateTime(at) : <span className="grey">{t('apiTokens.never')}</span>);
  const ends = ({ expires_at: at }: ApiTokenRecord) => (at ? date(at) : <span className="grey">{t('apiTokens.noEnd')}</span>);
  return (
    <ResourceList
      title={t('apiTokens.title')}
      lead={t('apiTokens.lead')}
      action={
        <DialogButton variant="contained" label={t('apiTokens.add')}>
          {(close) => <ApiTokenForm onClose={close} />}
        </DialogButton>
      }
      notices={<a href="/api/v1/docs">{t('apiTokens.docs')}</a>}
      sort={{ field: 'created_at', order: 'DESC' }}
      empty={{ title: t('apiTokens.empty.title'), text: t('apiTokens.empty.text') }}
    >
      <Col source="name" label="apiTokens.column.name" sortByOrder="ASC" render={name} />
      <Col source="scopes" label="apiTokens.column.scopes" render={scopes} />
      <Col source="state" label="apiTokens.column.state" width="narrow" render={({ state }) => <TokenState state={state} />} />
      <Col source="last_used_at" label="apiTokens.column.used" width="medium" sortByOrder="DESC" render={used} />
      <Col source="expires_at" label="apiTokens.column.ends" width="narrow" sortByOrder="ASC" render={ends} />
      <Col source="id" label="app.list.actions" align="right" render={(token) => <RevokeButton token={token} />} />
    </ResourceList>
  );
}
