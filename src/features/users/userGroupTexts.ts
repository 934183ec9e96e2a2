import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'userGroups.find': 'Find User Group',
  'userGroups.tabs': 'User groups by role',
  'userGroups.own': 'My Users Groups',
  'userGroups.member': 'Member Groups',
  'userGroups.add': 'Add Group',
  'userGroups.total': 'Total: {count}',
  'userGroups.pages': 'Pages of user groups',
  'userGroups.empty': 'There are currently no user groups.',
  'userGroups.emptyOwn': 'Create a group to share articles with the same colleagues.',
  'userGroups.emptyMember': 'Groups that colleagues add you to appear here.',
  'userGroups.name': 'Name',
  'userGroups.description': 'Description',
  'userGroups.members': 'Users',
  'userGroups.owner': 'Owner',
  'userGroups.actions': 'Actions',
  'userGroups.select': 'Select {name}',
  'userGroups.selectAll': 'Select all on this page',
  'userGroups.edit': 'Edit',
  'userGroups.editNamed': 'Edit {name}',
  'userGroups.view': 'View',
  'userGroups.viewNamed': 'View {name}',
  'userGroups.deleteQuestion': 'Are you sure you want to delete this user group?',
  'userGroups.deleteManyQuestion':
    'Are you sure you want to delete {count, plural, one {# user group} other {# user groups}}?',
  'userGroups.deleteNote': 'Its members will lose access to the group and everything shared with it.',
  'userGroups.deleteManyNote': 'Their members will lose access to the groups and everything shared with them.',
  'userGroups.deleted': 'User Group successfully deleted.',
  'userGroups.manyDeleted': '{count, plural, one {# User Group} other {# User Groups}} successfully deleted.',
  'userGroups.leave': 'Remove',
  'userGroups.leaveNamed': 'Remove {name}',
  'userGroups.leaveQuestion': 'Are you sure you want to leave this user group?',
  'userGroups.leaveManyQuestion':
    'Are you sure you want to leave {count, plural, one {# user group} other {# user groups}}?',
  'userGroups.leaveConfirm': 'Leave',
  'userGroups.leaveNote': 'Only its owner can add you again.',
  'userGroups.leaveManyNote': 'Only their owners can add you again.',
  'userGroups.left': 'You have left the user group {name}.',
  'userGroups.manyLeft': 'You have left {count, plural, one {# user group} other {# user groups}}.',
  'userGroup.add': 'Add User Group',
  'userGroup.edit': 'Edit User Group',
  'userGroup.view': 'User Group',
  'userGroup.name': 'Name',
  'userGroup.description': 'Description',
  'userGroup.users': 'Users',
  'userGroup.usersOf': 'Users in the group',
  'userGroup.usersNote': 'You own this group and are always a member.',
  'userGroup.newUser': 'Add new user',
  'userGroup.owner': 'Owner',
  'userGroup.required.name': 'User group name is required field',
  'userGroup.required.description': 'User group description is required field',
  'userGroup.created': 'User Group successfully created.',
  'userGroup.edited': 'User Group successfully edited.',
  'userGroup.notFound': 'This user group doesn’t exist',
  'userGroup.noColleagues': 'Couldn’t load the users',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
