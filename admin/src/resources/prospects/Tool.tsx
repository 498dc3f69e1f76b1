import { type ReactNode, useRef } from 'react';
import { useHashAction } from '../../components/use-hash-action';
import styles from './prospect-show.module.css';

interface ToolProps {
  title: string;
  text: string;
  action?: ReactNode;
  children?: ReactNode;
  /** An address that ends in `#` and this leads to it. */
  anchor?: string;
}

/** One thing that can be done, with what it is for. */
export function Tool({ title, text, action, children, anchor = '' }: ToolProps) {
  const section = useRef<HTMLElement>(null);
  useHashAction(anchor, () => {
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  });
  return (
    <section ref={section} className={styles.tool} {...(anchor && { tabIndex: -1 })}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {action}
      {children && <div className="whole-line scrolls-x">{children}</div>}
    </section>
  );
}
