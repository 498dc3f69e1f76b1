import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audits that were made as PDF, with what they were made from and how they were sent. */
export class AuditDocuments1795420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_documents (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
        request_id uuid REFERENCES seo_audit_requests ON DELETE SET NULL,
        requested_by uuid REFERENCES users ON DELETE SET NULL,
        outbox_id uuid REFERENCES outbox ON DELETE SET NULL,
        status text NOT NULL DEFAULT 'queued',
        send_when_made boolean NOT NULL DEFAULT false,
        error text,
        file bytea,
        bytes integer,
        pages integer,
        sha256 text,
        duration_ms integer,
        made_at timestamptz,
        made_from jsonb NOT NULL DEFAULT '{}',
        link_hash text UNIQUE,
        link_expires_at timestamptz,
        sent_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT audit_documents_status_check CHECK (status IN ('measuring', 'queued', 'made', 'failed')),
        CONSTRAINT audit_documents_file_check CHECK (octet_length(file) <= 2000000)
      );
      CREATE INDEX audit_documents_prospect_id_created_at_id_idx ON audit_documents (prospect_id, created_at, id);
      CREATE INDEX audit_documents_created_at_id_idx ON audit_documents (created_at, id);
      CREATE INDEX audit_documents_request_id_idx ON audit_documents (request_id);
      CREATE INDEX audit_documents_requested_by_idx ON audit_documents (requested_by);
      CREATE INDEX audit_documents_outbox_id_idx ON audit_documents (outbox_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
