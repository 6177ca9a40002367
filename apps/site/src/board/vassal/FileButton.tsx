interface Props {
  readonly label: string;
  readonly accept?: string;
  readonly onFile: (file: File) => void;
}

/** A button by which a file is chosen; the same file can be chosen again. */
export const FileButton = ({ label, accept, onFile }: Props) => (
  <label class="btn">
    {label}
    <input
      type="file"
      class="panel-file"
      {...(accept !== undefined && { accept })}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onFile(file);
        currentTarget.value = '';
      }}
    />
  </label>
);
