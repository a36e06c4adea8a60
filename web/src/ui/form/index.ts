/** The pieces of forms. */
export { Checkbox, RadioGroup, Select } from './Choices.tsx';
export { ErrorSummary } from './ErrorSummary.tsx';
export { Field, getFieldId } from './Field.tsx';
export { Form, FormAuthorInput, IdempotencyKeyInput, SubmitButton } from './Form.tsx';
export { PasswordField } from './PasswordField.tsx';
export { FlashMessage } from './Said.tsx';
