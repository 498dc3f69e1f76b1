import { Button } from '@mui/material';
import { CanAccess } from 'react-admin';
import { pageReportPath } from '../../../../backend/src/rules/page-report-route.rules';
import type { ProspectRecord } from '../../api/types';
import { AuditDocumentPanel } from '../../components/AuditDocumentPanel';
import { DialogButton } from '../../components/DialogButton';
import { useText } from '../../i18n/use-text';
import { CampaignTool } from './CampaignTool';
import { MailPreview } from './MailPreview';
import { PersonTools } from './PersonTools';
import { ProspectDeleteDialog } from './ProspectDeleteDialog';
import { PersonalLink } from './ProspectHeader';
import { useScanOfPage } from './scan/ProspectScanProvider';
import { ScanTasks } from './scan/ScanTasks';
import { Tool } from './Tool';

/** What can be done with a prospect, each with what it is for. */
export function ToolsTab({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { tasks } = useScanOfPage();
  const report = prospect.site_url && pageReportPath(prospect.id, prospect.site_url);
  return (
    <div>
      <Tool title={t('prospects.tools.link')} text={t('prospects.tools.linkText')} action={<PersonalLink link={prospect.link} />} />
      <MailPreview prospect={prospect} />
      <Tool
        title={t('prospects.tools.report')}
        text={report ? t('prospects.tools.reportText') : t('prospects.tools.reportNone')}
        action={
          report && (
            <Button variant="outlined" href={report}>
              {t('prospects.tools.reportOpen')}
            </Button>
          )
        }
      />
      <Tool title={t('auditPdf.title')} text={t('auditPdf.text')} anchor="audit">
        <AuditDocumentPanel prospectId={prospect.id} />
      </Tool>
      <Tool anchor="scan" title={t('prospects.tools.scan')} text={t(tasks.length > 0 ? 'prospects.tools.scanText' : 'scan.never')}>
        <ScanTasks />
      </Tool>
      <CampaignTool prospect={prospect} />
      <PersonTools prospect={prospect} />
      <CanAccess action="delete">
        <Tool
          title={t('prospects.tools.danger')}
          text={t('prospects.tools.dangerText')}
          action={
            <DialogButton color="error" label={t('app.action.delete')}>
              {(close) => <ProspectDeleteDialog prospect={prospect} onClose={close} />}
            </DialogButton>
          }
        />
      </CanAccess>
    </div>
  );
}
