/** The pieces of forms. */
export { Checkbox, RadioGroup, Select } from './ChoiceFields.tsx';
export { ErrorSummary } from './ErrorSummary.tsx';
export { Field, getFieldId } from './Field.tsx';
export { FlashMessage } from './FlashMessage.tsx';
export { Form, FormAuthorInput, IdempotencyKeyInput, SubmitButton } from './Form.tsx';
export { PasswordField } from './PasswordField.tsx';
