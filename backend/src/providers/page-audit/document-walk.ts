/** The part of the parser's nodes that is read. */
export interface TreeNode {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: TreeNode[];
}

/** Is told what a walk meets. */
export interface TreeReader {
  open(name: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
}

/** Every element once, in its order; deep pages need no deep stack. */
export function walk(root: TreeNode, reader: TreeReader): void {
  const open: { node: TreeNode; next: number }[] = [{ node: root, next: 0 }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const child = top.node.children?.[top.next++];
    if (!child) {
      if (top.node.name) reader.close(top.node.name);
      open.pop();
    } else if (child.type === 'text') reader.text(child.data ?? '');
    else if (child.name) {
      reader.open(child.name, child.attribs ?? {});
      open.push({ node: child, next: 0 });
    }
  }
}
